/** @jest-environment node */
import { visibleText } from '@/lib/text/visible';

it.each([
  ['a zero-width space', 'Mi\u200Blk', 'Milk'],
  ['a word joiner and a byte order mark', '\uFEFFMilk\u2060', 'Milk'],
  ['a soft hyphen', 'butter\u00ADmilk', 'buttermilk'],
  ['an override of the direction', '\u202Eklim\u202C', 'klim'],
  ['marks and isolates of the direction', '\u2067\u200Fחלב\u2069 2', 'חלב 2'],
  ['a control character', 'Mi\u0000lk\u0085', 'Milk'],
  ['blanks of Braille and Hangul', '\u2800Milk\u3164\u3164bread', 'Milk bread'],
  ['a joiner between Latin letters', 'Mi\u200Dlk', 'Milk'],
  ['a variation selector of nothing', '\uFE0F Milk', 'Milk'],
  ['tags that follow no flag', 'Milk\u{E0067}\u{E007F}', 'Milk'],
])('removes %s', (_, text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

it.each([
  ['zero-width spaces', '\u200B\u200B'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['a blank of Braille', '\u2800'],
  ['a filler of Hangul', '\u3164'],
  ['all fillers of Hangul', '\u115F\u1160\uFFA0'],
  ['a joiner and a selector', '\u200D\uFE0F'],
  ['an accent without a letter', '\u0301'],
  ['spaces', ' \u00A0\u3000'],
  ['nothing', ''],
])('returns nothing for %s', (_, text) => {
  expect(visibleText(text)).toBe('');
});

it.each([
  ['an emoji of several', '👩‍🍳 apron'],
  ['an emoji with a skin tone and a sign', '🧑🏽‍⚕️'],
  ['a keycap', '1️⃣ egg'],
  ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} tea'],
  ['a Persian word', 'نان می\u200Cخرم'],
  ['a conjunct in Sinhala', 'ක්\u200Dෂීර'],
  ['a half form in Hindi', 'क्\u200D'],
  ['an Arabic number sign', '\u0600 ١٢'],
  ['an ideograph with a variation', '葛\u{E0100}'],
  ['a letter with an accent', 'cre\u0300me'],
])('keeps %s', (_, text) => {
  expect(visibleText(text)).toBe(text);
});
