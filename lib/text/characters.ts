/** Replaces lone surrogates by �: `encodeURIComponent` throws for them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

const WIDE = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** Approximate width of a text in Latin letters: Korean, Chinese and Japanese characters count as two. */
export function textWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
