const WIDE = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** How many Latin letters take the room of a text: a character of Korean, Chinese or Japanese counts for two. */
export function textWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
