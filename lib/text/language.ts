import { nearest } from './nearest';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Scripts that run from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Whether a text is the shortest tag of a language that there is (BCP 47): `ko`, `en-CA`, `zh-Hant`, but not `kor`. */
export function isLanguage(tag: string): boolean {
  const locale = localeOf(tag);
  if (locale?.toString().toLowerCase() !== tag.toLowerCase()) return false;
  return names.of(locale.language) !== undefined;
}

/** The tag that was probably meant: `ko` for "Korean", `en-CA` for "en_CA", `ja` for the country code "jp". */
export function nearestLanguage(written: string): string | undefined {
  const locale = localeOf(written.replaceAll('_', '-'));
  if (locale && isLanguage(locale.toString())) return locale.toString();
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(isLanguage);
  const byName = new Map(codes.map((code) => [names.of(code) ?? code, code]));
  const name = nearest(written, byName.keys());
  if (name !== undefined) return byName.get(name);
  const isCountry = /^[a-z]{2}$/i.test(written) && countries.of(written.toUpperCase()) !== undefined;
  return isCountry ? localeOf(`und-${written}`)?.maximize().language : undefined;
}

/** Which way a language is written, by its script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(localeOf(language)?.maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Attributes of an element in another language than what stands around it; none where it is the same. */
export type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' };

/** How an element in one language stands among words in another: `dir` only where that turns. */
export function languageAttributes(language: string, around: string): LanguageAttributes {
  if (language.toLowerCase() === around.toLowerCase()) return {};
  const dir = directionOf(language);
  return dir === directionOf(around) ? { lang: language } : { lang: language, dir };
}

/** A language with its country as Open Graph writes it: `en_CA`; the largest country of the language where it names none. */
export function openGraphLocale(language: string): string {
  const { language: spoken, region } = localeOf(language)?.maximize() ?? { language, region: undefined };
  return region ? `${spoken}_${region}` : spoken;
}
