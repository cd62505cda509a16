/** @jest-environment node */
import { description, language, text } from '@/lib/content/schema/fields';
import { parseStepText } from '@/lib/recipe/references';
import {
  directionOf,
  isLanguage,
  languageAttributes,
  nearestLanguage,
  openGraphLocale,
} from '@/lib/text/language';

test.each(['ko', 'en-CA', 'zh-Hant', 'ar', 'yue'])('%s is a language', (tag) => {
  expect(isLanguage(tag)).toBe(true);
});

test.each([
  ['korean', 'ko'],
  ['Koren', 'ko'],
  ['kor', 'ko'],
  ['ko_KR', 'ko-KR'],
  ['jp', 'ja'],
  ['xx', undefined],
  ['한국어 ', undefined],
])('“%s” is no language, and the nearest is %s', (written, meant) => {
  expect(isLanguage(written)).toBe(false);
  expect(nearestLanguage(written)).toBe(meant);
});

test.each([
  ['ko', 'ltr'],
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
])('%s is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test.each([
  ['ko', 'en-CA', { lang: 'ko' }],
  ['he', 'en-CA', { lang: 'he', dir: 'rtl' }],
  ['en-CA', 'he', { lang: 'en-CA', dir: 'ltr' }],
  ['ar', 'he', { lang: 'ar' }],
  ['en-ca', 'en-CA', {}],
])('an element in %s within %s has the attributes %j', (tag, around, attributes) => {
  expect(languageAttributes(tag, around)).toEqual(attributes);
});

test.each([
  ['en-CA', 'en_CA'],
  ['ko', 'ko_KR'],
  ['zh-Hant', 'zh_TW'],
])('%s is %s to Open Graph', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});

describe('content', () => {
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
