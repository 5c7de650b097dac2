/** Searching texts by words, without regard to case, order and accents. */

/** Letters that are no others with an accent, as far as Unicode knows, but are typed as such. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** Whether every word of the question is in one of the texts; an empty question is in all. */
export function matches(question: string, texts: readonly (string | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join('\n'));
  return plain(question)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
