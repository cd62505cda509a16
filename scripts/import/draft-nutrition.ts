import type { SourceNutrition } from './source-recipe';

const FIGURES: (keyof SourceNutrition)[] = [
  'calories',
  'protein',
  'carbohydrate',
  'fat',
  'saturatedFat',
  'fibre',
  'sugar',
  'sodium',
];

/** "34 g", "34 grams protein", "Protein 34g", "0.3 milligram of sodium". */
const FIGURE =
  /^[~≈]?\s*(?:[\p{L} ]+[\s:])?(\d[\d,]*(?:\.\d+)?)\s*(kcal|cal\w*|milligr\w*|mg|gr\w*|g|kj|kilojoules?)?\.?(?:\s+[\p{L} ()-]+)?$/iu;

/** Most grams of anything in a serving; what is above is a mistake of the source. */
const MOST_GRAMS = 1000;
const MOST_SODIUM = 20_000;

/** Figure in kilocalories, grams, or milligrams of sodium; undefined if it cannot be read or cannot be right. */
function readFigure(key: keyof SourceNutrition, written: string): number | undefined {
  const [, number = '', unit = ''] = FIGURE.exec(written) ?? [];
  const value = Number(number.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));
  const isEnergy = key === 'calories';
  if (number === '' || !Number.isFinite(value) || /^k(?:j|ilojoule)/i.test(unit)) return undefined;
  // Salt is not sodium.
  if (key === 'sodium' && /\bsalt\b/i.test(written)) return undefined;
  if (isEnergy) return Math.round(value);
  const isMilligrams = /^m/i.test(unit);
  const amount =
    key === 'sodium' ? (/^g/i.test(unit) ? value * 1000 : value) : isMilligrams ? value / 1000 : value;
  if (amount > (key === 'sodium' ? MOST_SODIUM : MOST_GRAMS)) return undefined;
  return Math.round(amount * 10) / 10;
}

/** Figures per serving as given; `open` says which cannot be read. */
export function draftNutrition(source: SourceNutrition): {
  nutrition: Record<string, number> | undefined;
  open: string[];
} {
  const open: string[] = [];
  const read = FIGURES.flatMap((key): [string, number][] => {
    const written = source[key]?.trim();
    if (!written) return [];
    const figure = readFigure(key, written);
    if (figure === undefined) open.push(`nutrition.${key}: “${written}” cannot be read`);
    // The schema wants more than nothing of these two.
    const isNothing = figure === 0 && (key === 'calories' || key === 'protein');
    return figure === undefined || isNothing ? [] : [[key, figure]];
  });
  return { nutrition: read.length > 0 ? Object.fromEntries(read) : undefined, open };
}
