import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { directionOf } from '@/lib/text/language';

/** Fonts of the owner, each named by the language whose words it draws: `ko.ttf`. */
const OWN_FONTS = 'data/fonts';

const PACKAGES = 'node_modules/@fontsource';

/** Packages of a script in the order of preference for a language: Han characters differ from country to country. */
const FIRST_PACKAGES: Readonly<Record<string, string>> = {
  ko: 'noto-sans-kr',
  ja: 'noto-sans-jp',
  zh: 'noto-sans-sc',
  'zh-hant': 'noto-sans-tc',
  'zh-tw': 'noto-sans-tc',
  'zh-hk': 'noto-sans-hk',
};

/** Characters of the site's own fonts: the latin subset, as it is cut for the web. */
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/**
 * Scripts whose letters change with their neighbours or run from right to left, which Satori does not do, and emoji, for
 * which it would ask another host.
 */
const NOT_DRAWN =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{Emoji_Presentation}]/u;

/** A file of a font package with the characters it holds. */
type FontFile = { file: string; holds: readonly (readonly [from: number, to: number])[] };

/** The ranges of `U+1100-11FF,U+3131`. */
function readRanges(text: string): FontFile['holds'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** The files of a package in one weight, each with the characters of one part of its script. */
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
    return file === undefined ? [] : [{ file: join(folder, 'files', file), holds: readRanges(range) }];
  });
}

/** The files of all packages for other scripts that are installed, by package. */
async function readPackages(): Promise<Map<string, FontFile[]>> {
  const names = await readdir(join(process.cwd(), PACKAGES)).catch((): string[] => []);
  const found = names.filter((name) => name.startsWith('noto-sans')).sort();
  return new Map(await Promise.all(found.map(async (name) => [name, await filesOfPackage(name)] as const)));
}

let packages: ReturnType<typeof readPackages> | undefined;

/** Tags under which something is listed for a language, the closest first: `zh-hant-tw`, `zh-hant`, `zh`. */
function tagsOf(language: string): string[] {
  const parts = language.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Path of the owner's font for a language (TTF, OTF or WOFF); undefined where there is none. */
async function ownFont(language: string): Promise<string | undefined> {
  const files = await readdir(join(process.cwd(), OWN_FONTS)).catch((): string[] => []);
  const fileOf = (tag: string) =>
    files.find((file) => file.toLowerCase().replace(/\.(ttf|otf|woff)$/, '') === tag);
  const [file] = tagsOf(language).flatMap((tag) => fileOf(tag) ?? []);
  return file === undefined ? undefined : join(process.cwd(), OWN_FONTS, file);
}

/** Fonts at hand for the words of one card. */
export type CardFonts = {
  /** The font of the owner, which is taken to hold every character of its language. */
  own: string | undefined;
  /** Files of packages, in the order in which they are looked through. */
  files: readonly FontFile[];
};

/** The fonts for words of a language beside those of the site. */
export async function cardFonts(language: string): Promise<CardFonts> {
  const languages = [language, site.language].filter((each) => directionOf(each) !== 'rtl');
  const [first, second] = await Promise.all(languages.map(ownFont));
  packages ??= readPackages();
  const installed = await packages;
  const preferred = (tag: string) => FIRST_PACKAGES[tag] ?? [];
  // Packages of other scripts hold some Greek and Cyrillic too.
  const order = new Set([
    ...tagsOf(language).flatMap(preferred),
    'noto-sans',
    ...tagsOf(site.language).flatMap(preferred),
    ...installed.keys(),
  ]);
  return { own: first ?? second, files: [...order].flatMap((name) => installed.get(name) ?? []) };
}

/** The file that draws a character beyond Latin; undefined where there is none. */
function fileFor(character: string, files: readonly FontFile[]): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return files.find(({ holds }) => holds.some(([from, to]) => code >= from && code <= to))?.file;
}

/**
 * Font files that together draw a text, those of Latin left out; null where a character cannot be drawn: Satori would ask
 * another host for it, or draw a box.
 */
export function fontFilesFor(text: string, { own, files }: CardFonts): string[] | null {
  if (NOT_DRAWN.test(text)) return null;
  const others = [...new Set(text.normalize('NFC'))].filter((character) => !LATIN.test(character));
  if (others.length === 0) return [];
  if (own !== undefined) return [own];
  const found = others.map((character) => fileFor(character, files));
  return found.includes(undefined) ? null : [...new Set(found.flatMap((file) => file ?? []))];
}

/** The first of several texts that can be drawn; '' for none. */
export function firstDrawn(texts: readonly string[], fonts: CardFonts): string {
  return texts.find((text) => fontFilesFor(text, fonts) !== null) ?? '';
}

const fontFile = (name: string) => readFile(join(process.cwd(), PACKAGES, name));

/** Satori parses a list of fonts once, as long as it is handed the same list. */
const fontLists = new Map<string, ReturnType<typeof readFonts>>();

/** The fonts of a card whose words are drawn with these files beside those of Latin. */
export function satoriFonts(files: readonly string[]): ReturnType<typeof readFonts> {
  const key = files.toSorted().join('\n');
  const fonts = fontLists.get(key) ?? readFonts(files.toSorted());
  fontLists.set(key, fonts);
  return fonts;
}

async function readFonts(files: readonly string[]) {
  const [display, text, italic, ...more] = await Promise.all([
    fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    fontFile('newsreader/files/newsreader-latin-400-normal.woff'),
    fontFile('newsreader/files/newsreader-latin-500-italic.woff'),
    ...files.map((file) => readFile(file)),
  ]);
  return [
    { name: 'Bricolage', data: display, weight: 700 as const, style: 'normal' as const },
    { name: 'Newsreader', data: text, weight: 400 as const, style: 'normal' as const },
    { name: 'Newsreader', data: italic, weight: 500 as const, style: 'italic' as const },
    // Of fonts with one name Satori takes one alone.
    ...more.map((data, index) => ({
      name: `Other ${index}`,
      data,
      weight: 700 as const,
      style: 'normal' as const,
    })),
  ];
}
