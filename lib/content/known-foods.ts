import type { FoodFacts } from './food-facts';
import { type FoodName, type PreparedNames, readFoodName } from './food-names';
import type { Grocery } from './schema/groceries';
import type { Ingredient } from './schema/recipe-ingredient';

/** Sources that foods are known by: groceries by their keys, and words of names. */
export type FoodKnowledge = { groceries: Readonly<Record<string, Grocery>>; names: PreparedNames };

/** Food as a recipe writes it: an ingredient, or a swap by its title. */
export type WrittenFood = Pick<Ingredient, 'name' | 'buy' | 'raw' | 'contains'>;

/** Food with what it is known by. */
export type ReadFood = {
  facts: FoodFacts;
  /** Kinds of raw food: more than one for "chicken or shrimp", none for food that is not raw. */
  kinds: readonly string[];
  grocery?: Grocery | undefined;
  named: FoodName;
};

/** Food by its grocery, otherwise by its name; `raw` and `contains` of the recipe take precedence. */
export function readFood({ name, buy, raw, contains }: WrittenFood, knowledge: FoodKnowledge): ReadFood {
  const named = readFoodName(name, knowledge.names);
  const grocery = knowledge.groceries[buy ?? ''];
  const known: FoodFacts = grocery ?? named.facts;
  const given = raw ?? grocery?.raw;
  const kinds =
    given === undefined
      ? grocery
        ? []
        : named.raw.map(({ kind }) => kind)
      : given === 'none'
        ? []
        : [given];
  return { facts: { ...known, raw: kinds[0], contains: contains ?? known.contains }, kinds, grocery, named };
}
