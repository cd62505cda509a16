/** @jest-environment node */
import { zipEntryName } from '@/scripts/import/zip-entry-name';

/** Name as it is decoded from bytes without a declared encoding. */
const fromBytes = (...bytes: (string | number)[]) =>
  bytes.map((part) => (typeof part === 'number' ? String.fromCharCode(part) : part)).join('');

it.each([
  ['plain', 'stew.html', 'stew.html'],
  ['decomposed, as macOS writes them', 'cafe\u0301.txt', 'café.txt'],
  ['composed', 'caf\u00E9.txt', 'café.txt'],
  ['UTF-8 that was taken for Latin-1', Buffer.from('김치.txt').toString('latin1'), '김치.txt'],
  ['UTF-8 that was taken for Windows-1252', 'Grandmaâ€™s stew.txt', 'Grandma’s stew.txt'],
  ['decomposed UTF-8 that was taken for Latin-1', Buffer.from('cafe\u0301').toString('latin1'), 'café'],
  ['code page 437', fromBytes('cr', 0x8a, 'me br', 0x96, 'l', 0x82, 'e.txt'), 'crème brûlée.txt'],
  ['code page 437, with the letters of Spanish', fromBytes('jalape', 0xa4, 'o.txt'), 'jalapeño.txt'],
  ['Shift JIS', fromBytes(0x8f, 0xdd, 0x96, 0xfb, 0x82, 0xcc, '.txt'), '醤油の.txt'],
  ['Korean Windows', fromBytes(0xb1, 0xe8, 0xc4, 0xa1, '.txt'), '김치.txt'],
  ['signs of other languages', '¡Olé! ½.txt', '¡Olé! ½.txt'],
  ['any script, declared', '醤油ラーメン.txt', '醤油ラーメン.txt'],
])('reads names that are %s', (_, name, expected) => {
  expect(zipEntryName(name)).toBe(expected);
});
