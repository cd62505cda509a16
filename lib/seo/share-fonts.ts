import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FontPackage, fontFile, fontId, fontPackage, readRange } from '@/lib/content/font-packages';
import { STARTER_FONTS } from '@/lib/content/schema/theme';
import { site, theme } from '@/lib/content/server';
import { roleWeights } from '@/lib/content/site-fonts';
import { directionOf } from '@/lib/text/language';

/** Folder of the owner's fonts, named by language: `ko.ttf`. */
const SITE_FONTS = 'data/fonts';

const PACKAGES = 'node_modules/@fontsource';

/** Font packages of other scripts by language, preferred first: Han glyphs differ between languages. */
const FIRST_PACKAGES: Readonly<Record<string, string>> = {
  ko: 'noto-sans-kr',
  ja: 'noto-sans-jp',
  zh: 'noto-sans-sc',
  'zh-hant': 'noto-sans-tc',
  'zh-tw': 'noto-sans-tc',
  'zh-hk': 'noto-sans-hk',
};

const { display, text } = theme.fonts;

/** Names of the site's fonts on cards. */
export const CARD_FONTS = {
  display: display === STARTER_FONTS.display ? 'Bricolage' : display,
  text,
};

/** Characters of the site's fonts: the latin subset. */
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/** Scripts with shaping or right-to-left order, which Satori does not support, and emoji, which it would fetch from another host. */
const NOT_DRAWN =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{Emoji_Presentation}]/u;

/** Font file with its characters. */
type FontFile = { file: string; includes: (codePoint: number) => boolean };

/** Files of a package in one weight, with their characters. */
async function filesOfPackage(name: string): Promise<FontFile[]> {
  const folder = join(process.cwd(), PACKAGES, name);
  const [ranges, files] = await Promise.all([
    readFile(join(folder, 'unicode.json'), 'utf8').catch(() => '{}'),
    readdir(join(folder, 'files')).catch((): string[] => []),
  ]);
  return Object.entries(JSON.parse(ranges) as Record<string, string>).flatMap(([subset, range]) => {
    // The package writes “[12]” for the file of part 12.
    const start = `${name}-${subset.replace(/[[\]]/g, '')}`;
    const file = ['700', '400']
      .map((weight) => `${start}-${weight}-normal.woff`)
      .find((each) => files.includes(each));
    return file === undefined ? [] : [{ file: join(folder, 'files', file), includes: readRange(range) }];
  });
}

/** Files of all installed font packages, by package. */
async function readPackages(): Promise<Map<string, FontFile[]>> {
  const names = await readdir(join(process.cwd(), PACKAGES)).catch((): string[] => []);
  const found = names.filter((name) => name.startsWith('noto-sans') || name === fontId(display)).sort();
  return new Map(await Promise.all(found.map(async (name) => [name, await filesOfPackage(name)] as const)));
}

let packages: ReturnType<typeof readPackages> | undefined;

/** Language tags from specific to general: `zh-hant-tw`, `zh-hant`, `zh`. */
function tagsOf(language: string): string[] {
  const parts = language.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Path of the owner's font for a language (TTF, OTF or WOFF); undefined for none. */
async function siteFont(language: string): Promise<string | undefined> {
  const files = await readdir(join(process.cwd(), SITE_FONTS)).catch((): string[] => []);
  const fileOf = (tag: string) =>
    files.find((file) => file.toLowerCase().replace(/\.(ttf|otf|woff)$/, '') === tag);
  const [file] = tagsOf(language).flatMap((tag) => fileOf(tag) ?? []);
  return file === undefined ? undefined : join(process.cwd(), SITE_FONTS, file);
}

/** Fonts for the texts of one card. */
export type CardFonts = {
  /** The owner's font, assumed to have every character of its language. */
  siteFile: string | undefined;
  /** Files of packages, in the order of the search. */
  files: readonly FontFile[];
};

/** Fonts of a language besides those of the site. */
export async function cardFonts(language: string): Promise<CardFonts> {
  const languages = [language, site.language].filter((each) => directionOf(each) !== 'rtl');
  const [first, second] = await Promise.all(languages.map(siteFont));
  packages ??= readPackages();
  const installed = await packages;
  const preferred = (tag: string) => FIRST_PACKAGES[tag] ?? [];
  // Packages of other scripts include some Greek and Cyrillic.
  const order = new Set([
    // The font of headings first, but Han letters in the shape of the language.
    ...(display === STARTER_FONTS.display || language !== site.language ? [] : [fontId(display)]),
    ...tagsOf(language).flatMap(preferred),
    'noto-sans',
    ...tagsOf(site.language).flatMap(preferred),
    ...installed.keys(),
  ]);
  return { siteFile: first ?? second, files: [...order].flatMap((name) => installed.get(name) ?? []) };
}

/** Font file with a character; undefined for none. */
function fileFor(character: string, files: readonly FontFile[]): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return files.find(({ includes }) => includes(code))?.file;
}

/** Font files for a text besides Latin; null if a character is missing, since Satori would fetch a font or draw a box. */
export function fontFilesFor(text: string, { siteFile, files }: CardFonts): string[] | null {
  if (NOT_DRAWN.test(text)) return null;
  const others = [...new Set(text.normalize('NFC'))].filter((character) => !LATIN.test(character));
  if (others.length === 0) return [];
  if (siteFile !== undefined) return [siteFile];
  const found = others.map((character) => fileFor(character, files));
  return found.includes(undefined) ? null : [...new Set(found.flatMap((file) => file ?? []))];
}

/** Text with wide non-breaking spaces: the fonts of the site lack the narrow ones of French punctuation. */
export const drawnSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** First text that the fonts can draw; '' for none. */
export function firstDrawn(texts: readonly string[], fonts: CardFonts): string {
  return drawnSpaces(texts.find((text) => fontFilesFor(text, fonts) !== null) ?? '');
}

/** The package of a font of the site. */
function packageOf(name: string): FontPackage {
  const font = fontPackage(name);
  if (!font) throw new Error(`The package of the font “${name}” is missing: run npm ci.`);
  return font;
}

/** Latin letters of a font in a weight, in italics if it has any. Satori reads WOFF, but neither WOFF2 nor variable fonts. */
function latinFile(
  font: FontPackage,
  weight: number,
  style: 'normal' | 'italic' = 'normal',
): Promise<Buffer> {
  const own = style === 'italic' && !font.hasItalics ? 'normal' : style;
  return readFile(join(process.cwd(), fontFile(font, 'latin', weight, { format: 'woff', style: own })));
}

/** Cached lists: Satori parses the fonts of the same array only once. */
const fontLists = new Map<string, ReturnType<typeof readFonts>>();

/** Fonts of a card: Latin and the given files. */
export function satoriFonts(files: readonly string[]): ReturnType<typeof readFonts> {
  const key = files.toSorted().join('\n');
  const fonts = fontLists.get(key) ?? readFonts(files.toSorted());
  fontLists.set(key, fonts);
  return fonts;
}

async function readFonts(files: readonly string[]) {
  const fonts = { display: packageOf(display), text: packageOf(text) };
  const [regular] = roleWeights(fonts.text, 'text');
  const [bold, plain, italic, ...more] = await Promise.all([
    latinFile(fonts.display, roleWeights(fonts.display, 'display').at(-1) ?? regular),
    latinFile(fonts.text, regular),
    latinFile(fonts.text, fonts.text.weights.includes(500) ? 500 : regular, 'italic'),
    ...files.map((file) => readFile(file)),
  ]);
  return [
    { name: CARD_FONTS.display, data: bold, weight: 700 as const, style: 'normal' as const },
    { name: CARD_FONTS.text, data: plain, weight: 400 as const, style: 'normal' as const },
    { name: CARD_FONTS.text, data: italic, weight: 500 as const, style: 'italic' as const },
    // Satori uses only one font per name.
    ...more.map((data, index) => ({
      name: `Other ${index}`,
      data,
      weight: 700 as const,
      style: 'normal' as const,
    })),
  ];
}
