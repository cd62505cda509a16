/** Characters of code page 437 from 0x80 on, in which old programs write the names of a zip archive. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** Characters of Windows-1252 from 0x80 on, where Latin-1 has control characters. A dot is for none. */
const CP1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** Bytes that were decoded one by one; undefined for a name with other characters. */
function bytesOf(name: string): Uint8Array | undefined {
  const bytes = [...name].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const index = CP1252.indexOf(character);
    return code < 0x100 ? code : index < 0 ? undefined : 0x80 + index;
  });
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes as number[]) : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const withoutAscii = (name: string) => name.replaceAll(/[\u0020-\u007E]/g, '');

/** Name in one of the encodings of Korean or Japanese Windows; undefined for others, which may be valid by chance. */
function readEastAsian(bytes: Uint8Array): string | undefined {
  const korean = decoded(bytes, 'euc-kr');
  if (korean && /^\p{sc=Hangul}+$/u.test(withoutAscii(korean))) return korean;
  const japanese = decoded(bytes, 'shift_jis');
  if (!japanese || !/^[\p{sc=Han}\p{sc=Hiragana}\u30A1-\u30FC\u3000-\u303F]+$/u.test(withoutAscii(japanese)))
    return undefined;
  const hasKana = /[\p{sc=Hiragana}\u30A1-\u30FC]/u.test(japanese);
  return hasKana || !/[a-z]\P{ASCII}|\P{ASCII}[a-z]/iu.test(japanese) ? japanese : undefined;
}

/**
 * Name of an entry of a zip archive, in NFC. Names that are not declared as UTF-8 were decoded as Latin-1, "cafÃ©", and may
 * be UTF-8, an East Asian encoding, code page 437 or Latin-1.
 */
export function zipEntryName(name: string): string {
  const bytes = /[\u0080-\u{10FFFF}]/u.test(name) ? bytesOf(name) : undefined;
  if (!bytes) return name.normalize('NFC');
  const known = decoded(bytes, 'utf-8') ?? readEastAsian(bytes);
  if (known !== undefined) return known.normalize('NFC');
  // Latin-1 has control characters up to 0xA0, and signs instead of the letters up to 0xA5: "ni¤o".
  const isCp437 = bytes.some((byte) => byte >= 0x80 && byte < 0xa0) || /[a-z][\u00A0-\u00A5]/i.test(name);
  return isCp437
    ? Array.from(bytes, (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (CP437[byte - 0x80] ?? ''),
      ).join('')
    : name;
}
