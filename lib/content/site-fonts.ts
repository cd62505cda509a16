import type { FontPackage, FontSubset } from './font-packages';
import type { FontRole } from './schema/theme';

/** Weights that the stylesheets ask for: of regular text, and of what is bold. */
const WEIGHTS: Record<FontRole, readonly [regular: number, bold: number]> = {
  display: [400, 700],
  text: [400, 600],
};

/** Weight of a font nearest to a wanted one; the bolder of two equally near. */
function nearestWeight(weights: readonly number[], wanted: number): number {
  const [best = wanted] = weights.toSorted(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one,
  );
  return best;
}

/** Weights of a font for a role: regular, and bold if the font has a bolder one. */
export function roleWeights({ weights }: FontPackage, role: FontRole): [regular: number, bold?: number] {
  const [wantedRegular, wantedBold] = WEIGHTS[role];
  const regular = nearestWeight(weights, wantedRegular);
  const bolder = weights.filter((weight) => weight > regular);
  return bolder.length === 0 ? [regular] : [regular, nearestWeight(bolder, wantedBold)];
}

/** First code point of the letters that fonts split into numbered parts: Hangul, kana and Han. */
const EAST_ASIAN_FROM = 0x1100;

/** Characters of East Asian fonts besides Latin, of which a font gets only those that the content uses. */
export const EAST_ASIAN_RANGE =
  'U+1100-11FF,U+2E80-A4CF,U+A960-A97F,U+AC00-D7FF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF';

/** A script is loaded if at least one letter in so many of the content is of it. */
const RARE = 200;

/** Scripts of a font that the content is written in: `latin` and others, and the letters of an East Asian one. */
export type UsedScripts = {
  subsets: readonly FontSubset[];
  eastAsian?: { script: string; characters: string };
};

const isNumbered = ({ name }: FontSubset) => /^\d+$/.test(name);

/**
 * Scripts of a font that pages load. A rare letter, such as that of a name in another language, is shown in a font of the
 * device instead.
 *
 * @param letters how often the content has each character
 */
export function usedScripts(font: FontPackage, letters: ReadonlyMap<string, number>): UsedScripts {
  const counted = [...letters].filter(([character]) => /\p{L}/u.test(character));
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const share = (includes: (codePoint: number) => boolean) => {
    const own = counted.filter(([character]) => includes(character.codePointAt(0) ?? 0));
    return own.reduce((sum, [, count]) => sum + count, 0) / Math.max(total, 1);
  };
  const subsets = font.subsets.filter(
    (subset) => subset.name === 'latin' || (!isNumbered(subset) && share(subset.includes) >= 1 / RARE),
  );
  const parts = font.subsets.filter(isNumbered);
  const isPart = (code: number) => code >= EAST_ASIAN_FROM && parts.some(({ includes }) => includes(code));
  const names = new Set(font.subsets.map(({ name }) => name));
  const script = font.scripts.find((each) => !names.has(each));
  if (script === undefined || share(isPart) < 1 / RARE) return { subsets };
  const characters = [...letters.keys()].filter((character) => isPart(character.codePointAt(0) ?? 0));
  return { subsets, eastAsian: { script, characters: characters.sort().join('') } };
}

/** Writing systems by their names, with the letters that tell that a text is in one. */
const SCRIPTS = {
  'accented Latin': /(?=\p{Script=Latin})[\u0100-\uffff]/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Korean: /\p{Script=Hangul}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Chinese: /\p{Script=Han}/u,
} as const;

/** Writing systems of the content that a font has no letters of: "Korean, Cyrillic"; '' for none. Rare ones are left out. */
export function unshownLetters(font: FontPackage, letters: ReadonlyMap<string, number>): string {
  const counted = [...letters].filter(([character]) => /\p{L}/u.test(character));
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const isShown = (character: string) =>
    font.subsets.some(({ includes }) => includes(character.codePointAt(0) ?? 0));
  const missing = Object.entries(SCRIPTS).filter(([, pattern]) => {
    const own = counted.filter(([character]) => pattern.test(character) && !isShown(character));
    return own.reduce((sum, [, count]) => sum + count, 0) >= total / RARE && own.length > 0;
  });
  return missing.map(([name]) => name).join(', ');
}
