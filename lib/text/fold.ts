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

/**
 * A text as searches compare it: small letters without accents ("Phở" is "pho"), every apostrophe straight, marks
 * nobody sees left out, one space where there were several, none at the ends. Takes any text, broken Unicode too.
 */
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
