/** Tells the browser around the page which language it is in; English is what the build says already. */
const ENGLISH = 'en';

export function showLanguage(language: string): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = `manifest${language === ENGLISH ? '' : `.${language}`}.webmanifest`;
  if (language !== ENGLISH) void keepFiles(language);
}

/** Has the worker store all files of a language, which are no part of what it stores for everybody (`tools/language-files.mjs`). */
async function keepFiles(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active, waiting } = await navigator.serviceWorker.ready;
  // A version that waits to be let in has files of its own, which it looked for before the language was chosen.
  for (const worker of [active, waiting]) worker?.postMessage({ keepLanguage: language });
}
