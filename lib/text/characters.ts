/** As much of a text as fits into `most` UTF-16 units without cutting what a reader takes for one character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox has it since 2024; without it at least no code point is cut.
  if ('Segmenter' in Intl) return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
  const kept = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept;
}

/** The text with halves of broken characters replaced by �, as what makes bytes of it wants it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

const WIDE = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** How many Latin letters take the room of a text: a character of Korean, Chinese or Japanese counts for two. */
export function textWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
