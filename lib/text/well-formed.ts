/** The text with halves of broken characters replaced by �, as what makes bytes of it wants it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
