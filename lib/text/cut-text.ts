/** Shortens a text to at most `maxLength` UTF-16 code units without splitting a grapheme. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Firefox has it since 2024; without it, only surrogate pairs stay whole.
  if ('Segmenter' in Intl)
    return text.slice(0, new Intl.Segmenter().segment(text).containing(maxLength)?.index);
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
