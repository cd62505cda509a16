import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontPackage, fontFile, fontId, fontPackage } from '@/lib/content/font-packages';
import { type FontRole, STARTER_FONTS, type Theme } from '@/lib/content/schema/theme';
import { EAST_ASIAN_RANGE, roleWeights, type UsedScripts, usedScripts } from '@/lib/content/site-fonts';
import { writeChanged } from '@/scripts/files';

type FontFace = {
  /** Path of the file from the folder of the generated content. */
  source: string;
  /** CSS `font-weight`: "400", "400 800". */
  weight: string;
  range?: string;
};

/** Files of a font in its regular and its bold weight, of which a page preloads those that it shows first. */
type WrittenFont = {
  faces: readonly FontFace[];
  regular: readonly FontFace[];
  bold: readonly FontFace[];
};

/** File of the font of headings that the engine brings along, made by scripts/fonts/bricolage.py. */
const STARTER_DISPLAY = { source: '../app/fonts/bricolage-grotesque.woff2', weight: '400 800' };
const STARTER_DISPLAY_LICENCE = 'app/fonts/OFL.txt';

/** Share of the em that letters take on average, of fonts that devices have (Capsize). */
const DEVICE_FONTS = {
  serif: { sources: ['Georgia', 'Gelasio'], width: 913 / 2048 },
  sans: { sources: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
} as const;

/** Fonts after a chosen one. Hangul falls back to sans-serif fonts. */
const STACKS = {
  serif: 'Georgia, "Noto Serif KR", "Apple SD Gothic Neo", "Malgun Gothic", serif',
  sans: '"Apple SD Gothic Neo", "Noto Sans KR", system-ui, sans-serif',
} as const;

const styleOf = ({ category }: FontPackage) => (category === 'serif' ? 'serif' : 'sans');

/** Name of the device's font with the metrics of a font. */
const fallbackName = ({ family }: FontPackage) =>
  family === STARTER_FONTS.display ? 'Bricolage Fallback' : `${family} Fallback`;

/** Weights that the regular and the bold file of a font of headings stand for: its labels are 450 to 560. */
const DISPLAY_WEIGHTS = { regular: '100 559', bold: '560 900', only: '1 1000' };

/** A font with the letters of the content in one weight, written to a folder under a name of its content. */
async function writeEastAsian(
  font: FontPackage,
  { script, characters }: NonNullable<UsedScripts['eastAsian']>,
  weight: number,
  folder: string,
): Promise<string> {
  const source = fontFile(font, script, weight);
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).update(characters).digest('hex').slice(0, 8);
  const name = `${font.id}-${script}-${weight}-${hash}.woff2`;
  const written = await readdir(folder).catch((): string[] => []);
  if (!written.includes(name)) {
    await mkdir(folder, { recursive: true });
    await writeChanged(join(folder, name), await subsetFont(bytes, characters, { targetFormat: 'woff2' }));
  }
  return name;
}

/** Faces of a font in one weight, one for each script. */
async function facesOf(
  font: FontPackage,
  file: number | 'wght',
  weight: string,
  { subsets, eastAsian }: UsedScripts,
  eastAsianFile: (weight: number) => Promise<string>,
): Promise<FontFace[]> {
  const isOne = subsets.length === 1 && !eastAsian;
  const faces = subsets.map(({ name, range }) => ({
    source: `../${fontFile(font, name, file)}`,
    weight,
    ...(!isOne && { range }),
  }));
  if (!eastAsian || file === 'wght') return faces;
  return [...faces, { source: `./fonts/${await eastAsianFile(file)}`, weight, range: EAST_ASIAN_RANGE }];
}

/** Files of a font for its roles. */
async function writeFont(
  font: FontPackage,
  roles: readonly FontRole[],
  letters: ReadonlyMap<string, number>,
  folder: string,
): Promise<WrittenFont> {
  const scripts = usedScripts(font, letters);
  const isDisplay = roles.includes('display');
  const [regular, bold] = roleWeights(font, isDisplay ? 'display' : 'text');
  if (isDisplay && font.family === STARTER_FONTS.display && scripts.subsets.length === 1)
    return { faces: [STARTER_DISPLAY], regular: [STARTER_DISPLAY], bold: [STARTER_DISPLAY] };
  const faces = (file: number | 'wght', weight: string) =>
    facesOf(font, file, weight, scripts, (each) =>
      writeEastAsian(font, scripts.eastAsian ?? { script: '', characters: '' }, each, folder),
    );
  if (font.variable && !scripts.eastAsian) {
    const all = await faces('wght', font.variable.join(' '));
    return { faces: all, regular: all, bold: all };
  }
  if (bold === undefined) {
    // Bold letters that the browser draws are legible in a text, and ugly in a title.
    const all = await faces(regular, isDisplay ? DISPLAY_WEIGHTS.only : `${regular}`);
    return { faces: all, regular: all, bold: all };
  }
  const made = {
    regular: await faces(regular, isDisplay ? DISPLAY_WEIGHTS.regular : `${regular}`),
    bold: await faces(bold, isDisplay ? DISPLAY_WEIGHTS.bold : `${bold}`),
  };
  return { ...made, faces: [...made.regular, ...made.bold] };
}

const face = (family: string, lines: readonly string[]) =>
  `@font-face {\n  font-family: "${family}";\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const faceCss = ({ family }: FontPackage, { source, weight, range }: FontFace) =>
  face(family, [
    `src: url("${source}") format("woff2")`,
    `font-weight: ${weight}`,
    'font-display: swap',
    ...(range ? [`unicode-range: ${range}`] : []),
  ]);

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** Metrics of font files, which the development server needs after every change. */
const metrics = new Map<string, ReturnType<typeof fromBuffer>>();

function measured(file: string): ReturnType<typeof fromBuffer> {
  const found = metrics.get(file) ?? readFile(file).then(fromBuffer);
  metrics.set(file, found);
  return found;
}

/** Font of the device in the size and with the line height of a font, so that the page stays still when it arrives. */
async function fallbackCss(font: FontPackage): Promise<string> {
  const [regular] = roleWeights(font, 'text');
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await measured(
    fontFile(font, 'latin', regular),
  );
  const { sources, width } = DEVICE_FONTS[styleOf(font)];
  const size = xWidthAvg / unitsPerEm / width;
  const ofEm = (value: number) => percent(Math.abs(value) / (unitsPerEm * size));
  return face(fallbackName(font), [
    `src: ${sources.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${ofEm(ascent)}`,
    `descent-override: ${ofEm(descent)}`,
    `line-gap-override: ${ofEm(lineGap)}`,
  ]);
}

const stackOf = (font: FontPackage) => `"${font.family}", "${fallbackName(font)}", ${STACKS[styleOf(font)]}`;

/** Module with the addresses of the files that pages preload, by what they show first. */
function preloadModule(files: Readonly<Record<string, readonly FontFace[]>>): string {
  const lists = Object.entries(files).map(([name, faces]) => {
    // Hundreds of East Asian letters would delay the first view.
    const first = faces.filter(({ range }) => range !== EAST_ASIAN_RANGE);
    const urls = first.map(({ source }) => `new URL('${source}', import.meta.url).href`);
    return `  ${name}: [${urls.join(', ')}],\n`;
  });
  return `export const fontFiles = {\n${lists.join('')}};\n`;
}

/**
 * Writes the fonts of the site: their stylesheet with measured fallbacks, the list of preloaded files, and their licences.
 *
 * @param letters how often the content has each character
 * @param folder folder of the generated content
 * @param licences folder of the published licences
 */
export async function writeFonts(
  { fonts }: Pick<Theme, 'fonts'>,
  letters: ReadonlyMap<string, number>,
  { folder = '.content', licences = 'public/font-licences' } = {},
): Promise<void> {
  const found = { display: fontPackage(fonts.display), text: fontPackage(fonts.text) };
  const { display, text } = found;
  if (!display || !text) throw new Error('The packages of the fonts are missing: run npm ci.');
  const subsets = join(folder, 'fonts');
  const isOne = display.id === text.id;
  const ofDisplay = await writeFont(display, isOne ? ['display', 'text'] : ['display'], letters, subsets);
  const ofText = isOne ? ofDisplay : await writeFont(text, ['text'], letters, subsets);
  const families = isOne ? [display] : [display, text];
  const faces = [
    ...ofDisplay.faces.map((each) => faceCss(display, each)),
    ...(isOne ? [] : ofText.faces.map((each) => faceCss(text, each))),
  ];
  const fallbacks = await Promise.all(families.map(fallbackCss));
  const tokens = `@theme static {\n  --font-display: ${stackOf(display)};\n  --font-text: ${stackOf(text)};\n}\n`;
  await mkdir(folder, { recursive: true });
  await writeChanged(join(folder, 'fonts.css'), [...faces, ...fallbacks, tokens].join(''));
  // Headings are regular and bold; numbers in texts are bold.
  const preloaded = { display: ofDisplay.faces, text: ofText.regular, bold: ofText.bold };
  await writeChanged(join(folder, 'fonts.ts'), preloadModule(preloaded));
  await removeOthers(subsets, [...ofDisplay.faces, ...ofText.faces]);
  await writeLicences(families, licences);
}

/** Removes subsets of earlier content. */
async function removeOthers(folder: string, faces: readonly FontFace[]): Promise<void> {
  const used = new Set(faces.map(({ source }) => source.split('/').at(-1)));
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!used.has(name)) await rm(join(folder, name));
  }
}

/** Writes the licence of each font: open licences ask for their text beside the files. */
async function writeLicences(families: readonly FontPackage[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = families.map(({ id }) => `${id}.txt`);
  for (const name of await readdir(folder)) if (!names.includes(name)) await rm(join(folder, name));
  for (const { id, family, licenceText } of families) {
    const isStarter = id === fontId(STARTER_FONTS.display);
    const licence = isStarter ? await readFile(STARTER_DISPLAY_LICENCE, 'utf8') : licenceText;
    await writeChanged(join(folder, `${id}.txt`), `${family}\n\n${licence}`);
  }
}
