import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { directionOf } from '@/lib/text/language';

/** Fonts of the owner, each named by the language whose words it draws: `ko.ttf`. */
const OWN_FONTS = 'data/fonts';

/** What the fonts of the site hold: the latin subset, as it is cut for the web. */
const LATIN =
  /^[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]*$/;

/**
 * The first of several texts that can be drawn; '' for none.
 *
 * @param hasOwn whether there is a font of the owner for them
 */
export function firstDrawn(texts: readonly string[], hasOwn: boolean): string {
  return texts.find((text) => hasOwn || LATIN.test(text)) ?? '';
}

/**
 * Path of the owner's font for a language (TTF, OTF or WOFF); null where there is none, or where words run from right to
 * left, which share cards cannot draw.
 */
async function ownFont(language: string): Promise<string | null> {
  if (directionOf(language) === 'rtl') return null;
  const files = await readdir(join(process.cwd(), OWN_FONTS)).catch((): string[] => []);
  const tags = [language, language.split('-')[0] ?? language].map((tag) => tag.toLowerCase());
  const fileOf = (tag: string) =>
    files.find((file) => file.toLowerCase().replace(/\.(ttf|otf|woff)$/, '') === tag);
  const [file] = tags.flatMap((tag) => fileOf(tag) ?? []);
  return file === undefined ? null : join(process.cwd(), OWN_FONTS, file);
}

const latin = (name: string) => readFile(join(process.cwd(), 'node_modules/@fontsource', name));

/** The fonts of a share card with words of this language and of the site's, and whether one of them is the owner's. */
export async function shareFonts(language: string) {
  const own = (await ownFont(language)) ?? (await ownFont(site.language));
  const [display, text, italic, ...more] = await Promise.all([
    latin('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    latin('newsreader/files/newsreader-latin-400-normal.woff'),
    latin('newsreader/files/newsreader-latin-500-italic.woff'),
    ...(own === null ? [] : [readFile(own)]),
  ]);
  return {
    hasOwn: own !== null,
    fonts: [
      { name: 'Bricolage', data: display, weight: 700 as const, style: 'normal' as const },
      { name: 'Newsreader', data: text, weight: 400 as const, style: 'normal' as const },
      { name: 'Newsreader', data: italic, weight: 500 as const, style: 'italic' as const },
      ...more.map((data) => ({ name: 'Own', data, weight: 700 as const, style: 'normal' as const })),
    ],
  };
}
