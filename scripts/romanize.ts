import anyAscii from 'any-ascii';
import { romanize as romanizeHangul } from 'es-hangul';
import { fromKana } from 'hepburn';

/**
 * Text in lower case whose Cyrillic, Greek, Hangul and kana are Latin letters without marks: Hangul in the Revised
 * Romanization, kana in Hepburn's. Other scripts, such as Chinese, stay: their letters do not say how they are read.
 */
export function romanize(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{sc=Hangul}+/gu, (word) => romanizeHangul(word))
    .replaceAll(/[\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu, (word) => fromKana(word))
    .replaceAll(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}]+/gu, (word) => anyAscii(word))
    .toLowerCase();
}

/** Words of a text with letters that have no Latin form here, such as Chinese characters and Arabic. '' for none. */
export const unromanized = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => /[^\P{L}\p{sc=Latin}]/u.test(romanize(word)))
    .join(' ');
