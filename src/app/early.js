/**
 * Runs before the first paint; the build puts it into the page's head. It sets the theme, whose copy theme.ts keeps, and
 * decides whether the first screen may be shown as the page brings it (drawn.tsx): in English, with nothing in it, to
 * somebody who has never been here. All others see nothing until main.tsx has theirs. What is done on it until it comes
 * to life is kept for main.tsx.
 */
{
  const { documentElement: page } = document;
  const kept = ['click', 'change', 'keydown'];
  /** @type {Event[]} */
  const events = [];
  /** But for links, which need no script. @param {Event} event */
  const keep = (event) => {
    if (event.target instanceof Element && !event.target.closest('a')) events.push(event);
  };
  let known = true;
  try {
    const theme = localStorage.getItem('fourteen:theme');
    known = theme !== null;
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the theme comes a moment later.
  }
  page.dataset.waiting = 'all';
  if (!known && /^en\b/i.test(navigator.language) && /^(#\/?)?$/.test(location.hash)) {
    for (const type of kept) addEventListener(type, keep, true);
    globalThis.takeEarlyEvents = () => {
      for (const type of kept) removeEventListener(type, keep, true);
      return events;
    };
    // First the ground, then the table, then the keys in two halves, a frame each, until main.tsx says that nothing waits any
    // more: no frame is so long that a tap would wait for it. And a very first frame with much in it is held back for a
    // second by Chromium where no graphics card draws it.
    const stages = ['table', 'keys', 'lower keys', 'life'];
    const nextStage = () => {
      const stage = stages.shift();
      if (!stage || !('waiting' in page.dataset)) return;
      page.dataset.waiting = stage;
      requestAnimationFrame(nextStage);
    };
    requestAnimationFrame(nextStage);
  }
}
