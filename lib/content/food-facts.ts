import type { Grocery } from './schema/groceries';
import type { Allergen } from './schema/recipe';

/** Facts of a food that checks of temperatures, allergens and diets compare with a recipe. */
export type FoodFacts = {
  /** Kind of raw food in data/food-safety.yaml; `none` or left out for what is not raw animal food. */
  raw?: string | undefined;
  /** Allergens that it always contains. */
  contains?: readonly Allergen[] | undefined;
  /** Allergens of some brands. */
  mayContain?: readonly Allergen[] | undefined;
  /** `depends` for food that is vegetarian from some brands only. Left out: not known. */
  vegetarian?: 'no' | 'yes' | 'depends' | undefined;
  /** With `vegetarian: depends`: what makes it vegetarian, after its name: "made with microbial rennet". */
  dependsOn?: string | undefined;
  /** `no` for food that is vegetarian and free of animal allergens, but not vegan: honey. `yes` for a vegan product: plant-based sausage. */
  vegan?: 'no' | 'yes' | undefined;
  /** Groups that diets may forbid: `pork`, `alcohol`, `gelatin`. */
  of?: readonly string[] | undefined;
};

/** Food of a recipe with its facts, known by its grocery or by its name. */
export type KnownFood = {
  /** Path of the ingredient in the recipe: `blocks[0].items[2]`. */
  field: string;
  /** Name as the recipe lists it: "pork shoulder". */
  name: string;
  /** Name in data/groceries.yaml. Left out: known by its name, if at all. */
  buy?: string | undefined;
  facts: FoodFacts;
};

/** Facts that a grocery states; none for an unknown one. */
export function groceryFacts(grocery: Grocery | undefined): FoodFacts {
  if (!grocery) return {};
  const { kind: raw, contains, mayContain, vegetarian, dependsOn, vegan, of } = grocery;
  return { raw, contains, mayContain, vegetarian, dependsOn, vegan, of };
}
