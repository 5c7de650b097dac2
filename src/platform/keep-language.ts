/** Has the worker store all files of a language, which are no part of what it stores for everybody (`tools/language-files.mjs`). */
export async function keepLanguage(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepLanguage: language });
}
