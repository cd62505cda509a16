import type { Problem } from '@/lib/content/checks/problem';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Entry } from './parts';

type Report = (field: string, problem: Omit<Problem, 'file' | 'field'>) => void;

/** Keys that hold no words a cook reads: ids and keys, addresses, what pictures show. */
const NO_WORDS = new Set([
  'id',
  'type',
  'unit',
  'buy',
  'food',
  'about',
  'for',
  'step',
  'uses',
  'until',
  'repeats',
  'picture',
  'poster',
  'native',
  'provider',
  'video',
  'url',
  'code',
  'round',
  'attention',
]);

/** Every text of a value with the path of its field, as a reader meets them. */
function wordsIn(value: unknown, field: string): Entry<string>[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsIn(each, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    NO_WORDS.has(key) ? [] : wordsIn(each, `${field}.${key}`),
  );
}

/** Every text on the page of a recipe that can hold a measure. */
export function wordsOf({ dek, pictureCaption, blocks }: Recipe): Entry<string>[] {
  return [
    { field: 'dek', value: dek },
    ...(pictureCaption === undefined ? [] : [{ field: 'pictureCaption', value: pictureCaption }]),
    ...wordsIn(blocks, 'blocks'),
  ];
}

const UNIT =
  'mm|cm|ml|dl|cl|L|l|g|kg|°C|millimet(?:re|er)s?|centimet(?:re|er)s?|lit(?:re|er)s?|grams?|kilos?|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|inch(?:es)?|lbs?';
const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?';
const BARE = new RegExp(
  String.raw`(?<![\w.])(?:\d+(?:[.,]\d+)?|${WORD})(?:\s?(?:to|×|x|–|-)\s?(?:\d+(?:\.\d+)?|${WORD}))?[\s-]?(?:${UNIT})(?!\w)(?! (?:of |less |more )?protein)`,
  'i',
);

/** The first measure of a text that would neither follow the units nor the yield: "1.5 cm"; null where all do. */
export function bareMeasure(text: string): string | null {
  return BARE.exec(text.replaceAll(/\{[^{}]*\}/g, '·'))?.[0] ?? null;
}

/** Measures that are written out, where they have to follow the units and perhaps the yield. */
export function checkBareMeasures(recipe: Recipe, report: Report): void {
  for (const { field, value } of wordsOf(recipe)) {
    const found = bareMeasure(value);
    if (found === null) continue;
    report(field, {
      found: `“${found}”`,
      allowed: /\.(title|label|name|plural)$|^dek$/.test(field)
        ? 'no measures here, as these words stay the same in all units'
        : '{#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s',
    });
  }
}
