import { basePath, withBasePath } from './base-path';
import { isShared } from './shared-file';

/** Path of the pages of a further language below the site: '/ko'. */
export const languagePath = (language: string): string => `/${language.toLowerCase()}`;

/** Base path without the path of a language at its end. */
function withoutLanguage(language: string | undefined): string {
  const path = language ? languagePath(language) : '';
  return path !== '' && basePath.endsWith(path) ? basePath.slice(0, -path.length) : basePath;
}

/** Base path of the pages in the main language. In browser code `next.config.ts` inlines it. */
export const rootPath = process.env.ROOT_PATH ?? withoutLanguage(process.env.SITE_LANGUAGE);

/** Path of a page or a file with its base path: that of the main language for a file that all languages share. */
export const withFilePath = (path: string): string => (isShared(path) ? rootPath + path : withBasePath(path));
