import { slugOf } from '@/scripts/new/drafts';
import { type DraftIngredient, readIngredient } from './ingredient-line';
import type { Group, SourceIngredient } from './source-recipe';
import { ownTitle, uniqueId } from './titles';

/** Row of the report: a line of the source and what was made of it. */
export type Row = { line: string; made: string; unread?: string };

/** Ingredient of a draft with its id, and its names in the lists of the site. */
type Item = DraftIngredient & { id: string; food?: string; buy?: string };

type Options = {
  isEnglish: boolean;
  /** Foods of the site. */
  foods: readonly string[];
  /** Groceries without allergens, which a draft may name without knowing more. */
  groceries: readonly string[];
};

/** Line of an ingredient as the page shows it. */
function lineOf({ name, plural, amount, note }: DraftIngredient): string {
  const isOne = amount === undefined || amount === 1;
  const made = [amount, isOne ? name : (plural ?? name)].filter((part) => part !== undefined).join(' ');
  return note ? `${made}, ${note}` : made;
}

/** Ingredients of a draft in the groups of the source; `open` says what was not understood. */
export function draftIngredients(
  source: readonly Group<SourceIngredient>[],
  { isEnglish, foods, groceries }: Options,
) {
  const taken = new Set<string>();
  /** Ids of the draft by those of the source. */
  const ids = new Map<string, string>();
  /** Titles of the groups by ids of the draft. */
  const groupOf = new Map<string, string>();
  const rows: Row[] = [];
  const open: string[] = [];
  const written = source.length > 0 ? source : [{ title: undefined, items: [{ line: '✎ ingredient' }] }];
  const groups = written.map((group) => {
    const title = ownTitle(group.title);
    const items = group.items.map((item: SourceIngredient): Item => {
      const { ingredient, unread } = readIngredient(item, isEnglish);
      const id = uniqueId(ingredient.plural ?? ingredient.name, 'i', taken);
      if (item.id !== undefined) ids.set(item.id, id);
      if (group.title) groupOf.set(id, group.title);
      if (unread) open.push(`ingredient “${item.line}”: ${unread}`);
      rows.push({ line: item.line, made: lineOf(ingredient), ...(unread && { unread }) });
      const key = slugOf(ingredient.name);
      return {
        id,
        ...ingredient,
        ...(foods.includes(key) && { food: key }),
        ...(groceries.includes(key) && { buy: key }),
      };
    });
    return { ...(title && { title }), items };
  });
  return { groups, ids, groupOf, rows, open };
}
