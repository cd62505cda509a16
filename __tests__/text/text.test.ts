import fc from 'fast-check';
import { testTables } from '@/__tests__/cases';
import { description, language, text } from '@/lib/content/schema/fields';
import { parseStepText } from '@/lib/recipe/references';
import { bindUnits } from '@/lib/text/bind-units';
import { cutText } from '@/lib/text/cut-text';
import { formatDates, formatDays, formatMonth, formatMonths, monthsBetween } from '@/lib/text/dates';
import { formatLength } from '@/lib/text/distance';
import { withKeys } from '@/lib/text/keys';
import {
  directionOf,
  isLanguage,
  languageAttributes,
  nearestLanguage,
  openGraphLocale,
} from '@/lib/text/language';
import { megabytes } from '@/lib/text/megabytes';
import { nameWords } from '@/lib/text/name-words';
import { editDistance, nearest } from '@/lib/text/nearest';
import { profileHandle } from '@/lib/text/profile-handle';
import { visibleText } from '@/lib/text/visible';
import { plainSpaces, unbroken } from '@/lib/text/words';

type Pair = [one: string, other: string];

testTables('__tests__/text/tables', {
  'bound-units': bindUnits,
  dates: (days: Pair) => formatDates(...days),
  days: (days: Pair) => [formatDays(...days), formatMonths(...days), monthsBetween(...days)],
  directions: directionOf,
  'edit-distances': ([one, other]: Pair) => [editDistance(one, other), editDistance(other, one)],
  'language-attributes': (tags: Pair) => languageAttributes(...tags),
  languages: (tag: string) => isLanguage(tag) || nearestLanguage(tag),
  lengths: formatLength,
  megabytes,
  'name-words': (name: string) => nameWords(name).map((word) => (word.isLink ? `(${word.text})` : word.text)),
  'nearest-words': ([word, words]: [string, string[]]) => nearest(word, words),
  'open-graph-locales': openGraphLocale,
  'profile-handles': profileHandle,
  unbroken,
});

it('plainSpaces replaces non-breaking spaces', () => {
  expect(plainSpaces('15\u00a0ml vinegar')).toBe('15 ml vinegar');
});

it('formatMonth names the month of a day with its year', () => {
  expect(formatMonth('2026-06-02')).toBe('June 2026');
});

it('nearest does not compare a pasted text with a word letter by letter', () => {
  // Millions of letters: a comparison would end this test by its time.
  expect(nearest('x'.repeat(20_000_000), ['xylitol'])).toBeUndefined();
});

it('withKeys gives each item a key of its own, although texts repeat', () => {
  const rows = [{ day: 'Saturday' }, { day: 'Sunday' }, { day: 'Saturday' }];
  expect(withKeys(rows, ({ day }) => day)).toEqual([
    { key: 'Saturday', item: { day: 'Saturday' } },
    { key: 'Sunday', item: { day: 'Sunday' } },
    { key: 'Saturday 2', item: { day: 'Saturday' } },
  ]);
});

const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

describe('cutText', () => {
  it.each([
    ['ab😀', 3, 'ab'],
    ['cafe\u0301s', 4, 'caf'],
  ])('cuts “%s” at %i units between characters', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });

  it('keeps as many whole characters as fit', () => {
    const long = fc
      .tuple(fc.nat({ max: 1100 }), fc.constantFrom('😀', '👩‍🍳', 'é\u0301', '\u202E', '👩‍👩‍👧‍👦'.repeat(40)))
      .map(([before, end]) => `${'a'.repeat(before)}${end}`);
    const any = fc.oneof(long, fc.string({ unit: 'grapheme', maxLength: 80 }));
    fc.assert(
      fc.property(any, fc.nat({ max: 1200 }), (text, most) => {
        const cut = cutText(text, most);
        const kept = segments(cut).length;
        expect(segments(text).slice(0, kept).join('')).toBe(cut);
        expect(cut.length).toBeLessThanOrEqual(most);
        const next = segments(text)[kept]?.length ?? Number.POSITIVE_INFINITY;
        expect(cut.length + next).toBeGreaterThan(most);
      }),
    );
  });

  it('cuts between code points without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    const cuts = [cutText('ab😀', 3), cutText('ab😀', 2), cutText('ab', 2)];
    Object.assign(Intl, { Segmenter });
    expect(cuts).toEqual(['ab', 'ab', 'ab']);
  });
});

describe('visibleText', () => {
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
    ['zero-width spaces', '\u200B\u200B', ''],
    ['a word joiner', '\u2060', ''],
    ['a soft hyphen', '\u00AD', ''],
    ['a blank of Braille', '\u2800', ''],
    ['a filler of Hangul', '\u3164', ''],
    ['all fillers of Hangul', '\u115F\u1160\uFFA0', ''],
    ['a joiner and a selector', '\u200D\uFE0F', ''],
    ['an accent without a letter', '\u0301', ''],
    ['spaces', ' \u00A0\u3000', ''],
    ['nothing', '', ''],
  ])('removes %s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
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
});

describe('a text of the content', () => {
  it('can have Korean as its language', () => {
    expect(language.safeParse('ko').success).toBe(true);
  });

  it('has Hangul syllables composed, however they were typed', () => {
    expect(text.parse('계란찜'.normalize('NFD'))).toBe('계란찜'.normalize('NFC'));
  });

  it('may describe a dish in half as many characters of Hangul as of Latin letters', () => {
    const korean = '새우젓으로 간한 부드러운 뚝배기 계란찜. 달걀 네 알이면 됩니다.';
    expect(korean.length).toBeLessThan(50);
    expect(description.safeParse(korean).success).toBe(true);
    expect(description.safeParse('Steamed eggs in a hot pot, salted.').success).toBe(false);
  });

  it('has words for counted things in any script', () => {
    expect(parseStepText('{=4 שקע|שקעים}')).toEqual([
      expect.objectContaining({ kind: 'made', made: expect.objectContaining({ names: ['שקע', 'שקעים'] }) }),
    ]);
  });
});
