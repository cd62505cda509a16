import { type FoodKnowledge, readFood } from '@/lib/content/known-foods';
import { ALLERGENS, type Allergen } from '@/lib/content/schema/allergens';
import { latinSlug } from '@/scripts/new/drafts';
import { type DraftIngredient, readIngredient } from './ingredient-line';
import type { Group, SourceIngredient } from './source-recipe';
import { pageTitle, uniqueId } from './titles';
import type { UnitAnswers } from './unit-words';

/** Row of the report: a line of the source and what was made of it. */
export type Row = { line: string; made: string; unread?: string };

/** Ingredient of a draft with its id, and its names in the lists of the site. */
type Item = DraftIngredient & { id: string; food?: string; buy?: string };

type Options = {
  isEnglish: boolean;
  /** Foods of the site. */
  foods: readonly string[];
  knowledge: FoodKnowledge;
  /** Units that the owner has answered. */
  units: UnitAnswers;
  /** Groceries that the owner has answered by names of ingredients; `none` for harmless food without one. */
  answers: Readonly<Record<string, string>>;
};

/** Answer about food that is neither raw nor an allergen, and no grocery of the site. */
const NO_GROCERY = 'none';

/** Line of an ingredient as the page shows it. */
function lineOf({ name, plural, amount, note }: DraftIngredient): string {
  const isOne = amount === undefined || amount === 1;
  const made = [amount, isOne ? name : (plural ?? name)].filter((part) => part !== undefined).join(' ');
  return note ? `${made}, ${note}` : made;
}

/** Keys of groceries by the slugs of their keys and names: "boneless-chicken-thighs" is chicken-thighs. */
function groceriesByName({ groceries }: FoodKnowledge): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groceries)
      .flatMap(([key, { name, plural = name }]) =>
        [plural, name, key].map((each) => [latinSlug(each), key] as const),
      )
      .filter(([slug]) => slug !== ''),
  );
}

/** Ingredients of a draft in the groups of the source; `open` says what was not understood. */
export function draftIngredients(
  source: readonly Group<SourceIngredient>[],
  { isEnglish, foods, knowledge, units, answers }: Options,
) {
  const taken = new Set<string>();
  /** Ids of the draft by those of the source. */
  const ids = new Map<string, string>();
  /** Titles of the groups by ids of the draft. */
  const groupOf = new Map<string, string>();
  const rows: Row[] = [];
  const open: string[] = [];
  const allergens = new Set<Allergen>();
  const unknown = new Set<string>();
  const unknownUnits = new Set<string>();
  const groceryOf = groceriesByName(knowledge);
  const answerOf = new Map(Object.entries(answers).map(([name, answer]) => [name.toLowerCase(), answer]));
  const written = source.length > 0 ? source : [{ title: undefined, items: [{ line: '✎ ingredient' }] }];
  const groups = written.map((group) => {
    const title = pageTitle(group.title);
    const items = group.items.map((item: SourceIngredient): Item => {
      const { ingredient, unread, unknownUnit } = readIngredient(item, isEnglish, units);
      const id = uniqueId(ingredient.plural ?? ingredient.name, 'i', taken);
      if (item.id !== undefined) ids.set(item.id, id);
      if (group.title) groupOf.set(id, group.title);
      if (unknownUnit !== undefined) unknownUnits.add(unknownUnit);
      if (unread) open.push(`ingredient “${item.line}”: ${unread}`);
      rows.push({ line: item.line, made: lineOf(ingredient), ...(unread && { unread }) });
      const key = latinSlug(ingredient.name);
      const answer = answerOf.get(ingredient.name.toLowerCase());
      const buy =
        groceryOf.get(key) ?? (answer !== undefined && answer in knowledge.groceries ? answer : undefined);
      const { facts, named } = readFood({ name: ingredient.name, buy }, knowledge);
      for (const allergen of facts.contains ?? []) allergens.add(allergen);
      const isKnown = buy !== undefined || named.matches.length > 0 || answer === NO_GROCERY;
      if (!isKnown && source.length > 0) unknown.add(ingredient.name);
      return {
        id,
        ...ingredient,
        ...(foods.includes(key) && { food: key }),
        ...(buy !== undefined && { buy }),
      };
    });
    return { ...(title && { title }), items };
  });
  return {
    groups,
    ids,
    groupOf,
    rows,
    allergens: ALLERGENS.filter((each) => allergens.has(each)),
    /** Names that neither a grocery nor a word of data/food-safety.yaml explains. */
    unknown: [...unknown],
    /** Unit words that neither a table nor an answer explains. */
    unknownUnits: [...unknownUnits],
    open,
  };
}
