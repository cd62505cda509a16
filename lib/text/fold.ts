/** Letters without a decomposition into base and mark in Unicode, and the final sigma. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};

/** Normalizes a text for search: lower case, no accents ("Phở" becomes "pho"), straight apostrophes, single spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[đłøıæœßς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[‘’ʼʹ`´′＇]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
