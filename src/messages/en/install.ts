/** English, the words of installing, and of the screen about the app. */

const install = {
  title: 'On the home screen',
  offer: 'Keep Fourteen on the home screen: it opens like an app, also without reception.',
  about: 'It opens like an app then, also without reception.',
  now: 'Install',
  how: 'Show me how',
  never: 'No, thanks',
  accepted: 'The phone is installing it.',
  declined: 'Not installed. The browser’s menu has it too.',
  installed: 'This is the installed app.',
  menu: 'To keep it there, choose “Install” or “Add to Home Screen” in the browser’s menu.',
  /** Safari's own words, in its own marks. */
  steps: ['Tap Share in the browser’s bar.', 'Choose “Add to Home Screen”.', 'Tap “Add”.'],
  apart:
    'The app on the home screen begins empty: the games of this tab stay in the tab. To take them along, save a backup here and bring it in there.',
  apartThere:
    'This app and the browser’s tab keep their games apart. A backup, saved in one and brought in in the other, carries them over.',
  toBackup: 'To the backup',
};

const about = {
  title: 'About Fourteen',
  kept: 'Kept on this phone',
  backup: 'Backup, and bringing one in',
  fullLicences: 'The licences in full',
};

export { about, install };
