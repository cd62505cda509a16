import { readAmountText } from '@/lib/content/schema/amount';
import type { Groceries } from '@/lib/recipe/recipe-data';
import { amountAtEnd, longestAmount } from '@/lib/recipe/split-amount';
import type { ShoppingListData } from '@/lib/saved/shopping-list';
import { fold } from '@/lib/text/fold';

/** An own item as it is listed: under the aisle of a grocery of that name, with its amount apart from its name. */
export type CustomLine = {
  id: string;
  /** As the visitor wrote it. */
  text: string;
  /** "2 kg", as written; '' without one. */
  amount: string;
  name: string;
  /** Left out if no grocery has this name. */
  aisle?: string;
};

type Split = { amount: string; name: string };

const isAmount = (text: string) => readAmountText(text.replace(/\s*\([^()]*\)$/, '')) !== null;

/** Ways to write an amount beside a name, each with the places of both. */
const BESIDE: readonly [pattern: RegExp, amount: number, name: number][] = [
  // "3x eggs", "3 × eggs"
  [/^(\d{1,3})\s*[x×]\s*(?=\p{L})(.+)$/iu, 1, 2],
  // "eggs x12"
  [/^(.+?)\s+[x×]\s*(\d{1,3})$/iu, 2, 1],
  // "Apples (4)"
  [/^(.+?)\s*\(([^()]+)\)$/u, 2, 1],
  // "onions, 3 (about 400 g)", as this site copies its list
  [/^(.+?),\s+(.+)$/u, 2, 1],
];

/** Splits the amount off an item: "2 kg potatoes", "potatoes 2 kg", "Apples (4)". Undefined without one. */
function splitAmount(text: string): Split | undefined {
  for (const [pattern, amount, name] of BESIDE) {
    const match = pattern.exec(text);
    if (match && isAmount(match[amount] ?? ''))
      return { amount: match[amount] ?? '', name: match[name] ?? '' };
  }
  const words = text.replace(/^([\d.,/½⅓⅔¼¾⅛⅜⅝⅞]+)(?=\p{L})/u, '$1 ').split(' ');
  const start = longestAmount(words);
  if (start && start.length < words.length) {
    const rest = words.slice(start.length).join(' ');
    return { amount: words.slice(0, start.length).join(' '), name: rest.replace(/^of\s+/i, '') };
  }
  const end = amountAtEnd(text);
  return end && { amount: end.written, name: end.rest };
}

/** Aisles by the folded names of groceries. */
function aislesByName(groceries: Groceries): Map<string, string> {
  return new Map(
    Object.values(groceries).flatMap(({ name, plural, aisle }) =>
      aisle === null ? [] : [name, plural ?? `${name}s`].map((each) => [fold(each), aisle] as const),
    ),
  );
}

/** The aisle of a name, also without what follows a comma or a bracket: "onions, red". */
function aisleOf(name: string, aisles: ReadonlyMap<string, string>): string | undefined {
  const [start = ''] = name.split(/\s*[,(]/u);
  return [name, start].map((each) => aisles.get(fold(each))).find((aisle) => aisle !== undefined);
}

/** The own items of a list, with the aisle of each that is a grocery of the site. */
export function customLines({ own }: Pick<ShoppingListData, 'own'>, groceries: Groceries): CustomLine[] {
  const aisles = aislesByName(groceries);
  return own.map(({ id, text }) => {
    // "7 up" may be a grocery.
    const split = aisles.has(fold(text)) ? undefined : splitAmount(text);
    const { amount, name } = split ?? { amount: '', name: text };
    const aisle = aisleOf(name, aisles);
    return { id, text, amount, name, ...(aisle !== undefined && { aisle }) };
  });
}
