import 'server-only';
import { languagePath, rootPath } from '@/lib/text/root-path';
import { languages, site } from './server';
import { absoluteUrl, rootUrl } from './site-url';

/** Path below the root of the pages in a language: '' for the main one. */
const pathOf = (language: string) => (language === languages?.main ? '' : languagePath(language));

/** Path with the trailing slash of pages. */
const withSlash = (path: string) => path.replace(/\/*$/, '/');

/** True if a page is in a language. */
const isIn = (language: string, path: string) =>
  !languages?.untranslated[language]?.includes(path === '/' ? path : path.replace(/\/$/, ''));

/** True if a page of this build is in its language; otherwise it shows the original. */
export const isTranslated = (path: string): boolean => isIn(site.language, path);

/** Full address of a page in a language. */
const urlIn = (language: string, path: string) => `${rootUrl}${pathOf(language)}${withSlash(path)}`;

/**
 * Address of a page for search engines. Of a page that is not translated that is the original, whose text it shows.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const canonicalUrl = (path: string): string =>
  languages && !isTranslated(path) ? urlIn(languages.main, path) : absoluteUrl(path);

/** Full addresses of a page in the languages that it is in, by language; undefined if that is one. */
export function alternatesOf(path: string): Record<string, string> | undefined {
  const inLanguages = languages?.all.filter((language) => isIn(language, path)) ?? [];
  if (!languages || inLanguages.length < 2 || !isTranslated(path)) return undefined;
  const urls = inLanguages.map((language) => [language, urlIn(language, path)] as const);
  return { ...Object.fromEntries(urls), 'x-default': urlIn(languages.main, path) };
}

/** Languages of the site as its pages offer them; none if it has one. */
export type OfferedLanguage = {
  /** BCP 47 tag. */
  language: string;
  /** Its own name for itself: "Français". */
  name: string;
  /** Path of its pages, with the base path of the site: '/ko'. */
  root: string;
};

/** Name of a language in a language, without its country unless another language of the site needs it. */
function nameOf(language: string, inLanguage: string): string {
  const [short = language] = language.split('-');
  const isOne = languages?.all.filter((each) => each.split('-')[0] === short).length === 1;
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(isOne ? short : language);
  return name ?? language;
}

export const offeredLanguages: readonly OfferedLanguage[] = (languages?.all ?? []).map((language) => {
  const name = nameOf(language, language);
  const capital = name.charAt(0).toLocaleUpperCase(language);
  return { language, name: capital + name.slice(1), root: `${rootPath}${pathOf(language)}` };
});

/** Language of the originals, and its name in that of this build. */
export const originalLanguage = languages && {
  language: languages.main,
  name: nameOf(languages.main, site.language),
};

/** Full addresses of the sitemaps of the pages in further languages, which the robots file of the main one lists. */
export const furtherSitemaps: readonly string[] = (languages?.all ?? [])
  .filter((language) => language !== languages?.main)
  .map((language) => `${rootUrl}${pathOf(language)}/sitemap.xml`);
