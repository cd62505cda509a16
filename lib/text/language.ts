import { nearest } from './nearest';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Right-to-left scripts, by ISO 15924 code. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** True for the canonical tag (BCP 47) of a known language: `ko`, `en-CA`, `zh-Hant`, but not `kor`. */
export function isLanguage(tag: string): boolean {
  const locale = localeOf(tag);
  if (locale?.toString().toLowerCase() !== tag.toLowerCase()) return false;
  return names.of(locale.language) !== undefined;
}

/** English name of a language, "Canadian French" of `fr-CA`; the tag itself if it has none. */
export function languageName(tag: string): string {
  return names.of(tag) ?? tag;
}

/** A tag and those that include it, the narrowest first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function widerLanguages(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Suggests a tag: `ko` for "Korean", `en-CA` for "en_CA", `ja` for the country code "jp". */
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

/** Writing direction of a language, by its script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(localeOf(language)?.maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Attributes of an element whose language differs from that around it; empty if it is the same. */
export type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' };

/** Attributes for an element in one language inside of another: `dir` only if the direction changes. */
export function languageAttributes(language: string, around: string): LanguageAttributes {
  if (language.toLowerCase() === around.toLowerCase()) return {};
  const dir = directionOf(language);
  return dir === directionOf(around) ? { lang: language } : { lang: language, dir };
}

/** Locale in the format of Open Graph: `en_CA`; without a region, the most likely one. */
export function openGraphLocale(language: string): string {
  const { language: code, region } = localeOf(language)?.maximize() ?? { language, region: undefined };
  return region ? `${code}_${region}` : code;
}
