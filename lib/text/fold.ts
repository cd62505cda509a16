/** Letters that Unicode does not take apart into a base and a mark, and small forms that come in two shapes. */
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

/** A text as searches compare it: small letters, no accents ("Phở" is "pho"), straight apostrophes, single spaces. */
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
