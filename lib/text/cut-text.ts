/**
 * As much of the beginning of a text as fits into `most` UTF-16 units. What a reader takes for one character, such as
 * a letter with its accents or an emoji of several parts, is never cut in two.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox has it since 2024; without it at least no code point is cut.
  if ('Segmenter' in Intl) return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
  const kept = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept;
}
