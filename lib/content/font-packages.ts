import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fontsource's packages: a file for each weight and script, and one for each script with all weights. */
const PACKAGES = { fixed: '@fontsource', variable: '@fontsource-variable' } as const;

export type FontPackageKind = keyof typeof PACKAGES;

/** Part of a font with the characters of a script. */
export type FontSubset = {
  /** `latin`, `cyrillic`, or the number of a part of an East Asian font. */
  name: string;
  /** CSS `unicode-range`. */
  range: string;
  includes: (codePoint: number) => boolean;
};

/** Installed font of Fontsource. */
export type FontPackage = {
  id: string;
  family: string;
  category: string;
  /** Weights of the files. */
  weights: readonly number[];
  hasItalics: boolean;
  /** Scripts by Fontsource's names; of an East Asian font, that of all its letters in one file too. */
  scripts: readonly string[];
  subsets: readonly FontSubset[];
  /** Smallest and largest weight of the variable file; undefined if that package is not installed. */
  variable: readonly [min: number, max: number] | undefined;
  /** Licence type, such as OFL-1.1. */
  licence: string;
  /** Text of the licence, which has to be published with the font. */
  licenceText: string;
};

type Metadata = {
  family: string;
  category: string;
  weights: number[];
  styles: string[];
  subsets: string[];
  variable: Record<string, { min: string; max: string }> | false;
  license: { type: string; url: string; attribution: string };
};

/** Fontsource's id of a font: `source-serif-4` for "Source Serif 4". */
export const fontId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** Name of a package: `@fontsource/lora`. */
export const packageName = (id: string, kind: FontPackageKind = 'fixed'): string => `${PACKAGES[kind]}/${id}`;

/** Path of a file of a package from the project root. */
export const packagePath = (id: string, file: string, kind: FontPackageKind = 'fixed'): string =>
  `node_modules/${packageName(id, kind)}/${file}`;

/** Path of a font file of one subset and weight. */
export function fontFile(
  { id }: FontPackage,
  subset: string,
  weight: number | 'wght',
  { format = 'woff2', style = 'normal' }: { format?: 'woff' | 'woff2'; style?: 'normal' | 'italic' } = {},
): string {
  const kind = weight === 'wght' ? 'variable' : 'fixed';
  return packagePath(id, `files/${id}-${subset}-${weight}-${style}.${format}`, kind);
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Ids of the fonts in package.json, which every build has, with the kinds of their packages. */
export function listedFonts(root = process.cwd()): Map<string, Set<FontPackageKind>> {
  const path = join(root, 'package.json');
  const { dependencies, devDependencies } = (existsSync(path) ? readJson(path) : {}) as {
    dependencies?: object;
    devDependencies?: object;
  };
  const found = new Map<string, Set<FontPackageKind>>();
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [scope, id = ''] = name.split('/');
    const kind = (Object.keys(PACKAGES) as FontPackageKind[]).find((each) => PACKAGES[each] === scope);
    if (kind) found.set(id, (found.get(id) ?? new Set()).add(kind));
  }
  return found;
}

/** Test for the code points of a `unicode-range`: `U+1100-11FF,U+3131`. */
export function readRange(text: string): FontSubset['includes'] {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** A font by its name or id; undefined if it is not installed. */
export function fontPackage(name: string, root = process.cwd()): FontPackage | undefined {
  const id = fontId(name);
  const path = (file: string, kind?: FontPackageKind) => join(root, packagePath(id, file, kind));
  if (!existsSync(path('metadata.json'))) return undefined;
  const { family, category, weights, styles, subsets, license } = readJson(path('metadata.json')) as Metadata;
  const ranges = readJson(path('unicode.json')) as Record<string, string>;
  const variable = existsSync(path('metadata.json', 'variable'))
    ? (readJson(path('metadata.json', 'variable')) as Metadata).variable
    : false;
  const axis = variable ? variable.wght : undefined;
  return {
    id,
    family,
    category,
    weights,
    hasItalics: styles.includes('italic'),
    scripts: subsets,
    // The package writes “[12]” for the file of part 12.
    subsets: Object.entries(ranges).map(([name, range]) => ({
      name: name.replaceAll(/[[\]]/g, ''),
      range,
      includes: readRange(range),
    })),
    variable: axis && [Number(axis.min), Number(axis.max)],
    licence: license.type,
    licenceText: existsSync(path('LICENSE'))
      ? readFileSync(path('LICENSE'), 'utf8')
      : `${license.attribution}\n\n${license.type}: ${license.url}\n`,
  };
}
