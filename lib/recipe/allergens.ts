import * as names from '@/.content/messages/allergens';
import * as messages from '@/.content/messages/recipe';
import { comma } from '@/.content/messages/text';
import type { Allergen } from '@/lib/content/schema/allergens';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient, Swap } from '@/lib/content/schema/recipe-ingredient';
import { groceries } from '@/lib/content/server';
import { listWords } from '@/lib/text/list';
import { choiceName, chosenVariant, everyIngredientOf, ingredientsOf, variantsOf } from './blocks';

type Labelled = Pick<Recipe, 'allergens' | 'blocks'>;

const groceryByKey: Readonly<Record<string, Grocery | undefined>> = groceries;

function allergensIn(items: readonly Ingredient[]): Set<Allergen> {
  return new Set(items.flatMap(({ buy }) => groceryByKey[buy ?? '']?.contains ?? []));
}

/**
 * Allergens of a recipe with one of its variants, without those that only other variants contain.
 *
 * @param option id of the variant; the first if left out
 */
export function allergensOf(recipe: Labelled, option?: string | null): Allergen[] {
  const here = allergensIn(ingredientsOf(recipe, option));
  const variants = variantsOf(recipe);
  const chosen = variants && chosenVariant(variants, option);
  const others = allergensIn(
    (variants?.options ?? []).filter((one) => one !== chosen).flatMap(({ items }) => items),
  );
  return recipe.allergens.filter((allergen) => here.has(allergen) || !others.has(allergen));
}

const NAMES: Record<Allergen, string> = {
  Egg: names.egg,
  Fish: names.fish,
  Gluten: names.gluten,
  Milk: names.milk,
  Mustard: names.mustard,
  Peanut: names.peanut,
  Sesame: names.sesame,
  Shellfish: names.shellfish,
  Soy: names.soy,
  Sulphites: names.sulphites,
  'Tree nuts': names.treeNuts,
};

/** "gluten, milk and soy"; '' for none. */
export function allergenList(allergens: readonly Allergen[]): string {
  return listWords(
    allergens.map((allergen) => NAMES[allergen]),
    'and',
  );
}

/** "Contains milk. The brine “Soy and ginger” adds gluten and soy.": allergens with a variant, and those that others add. */
export function allergenText(recipe: Labelled, option?: string | null): string {
  const here = allergensOf(recipe, option);
  const variants = variantsOf(recipe);
  const more = (variants?.options ?? []).flatMap(({ id, title }) => {
    const added = allergensOf(recipe, id).filter((allergen) => !here.includes(allergen));
    const choice = variants ? choiceName(variants) : '';
    const allergens = allergenList(added);
    return allergens === '' ? [] : messages.versionAdds({ choice, version: title, allergens });
  });
  return [...(here.length > 0 ? [messages.contains({ allergens: allergenList(here) })] : []), ...more].join(
    ' ',
  );
}

/** "Contains peanut.": allergens that a substitute brings into a recipe; '' for none. */
export function swapAllergenText(
  { contains = [] }: Pick<Swap, 'contains'>,
  { allergens }: Pick<Recipe, 'allergens'>,
): string {
  const added = contains.filter((allergen) => !allergens.includes(allergen));
  return added.length > 0 ? messages.contains({ allergens: allergenList(added) }) : '';
}

/**
 * "May contain sulphites (coconut milk): read the label.": what some brands contain and the recipe does not list.
 * '' for nothing.
 */
export function mayContainText(recipe: Labelled): string {
  const foods = new Map<Allergen, Set<string>>();
  for (const { buy, name } of everyIngredientOf(recipe)) {
    for (const allergen of groceryByKey[buy ?? '']?.mayContain ?? []) {
      if (recipe.allergens.includes(allergen)) continue;
      foods.set(allergen, (foods.get(allergen) ?? new Set()).add(name));
    }
  }
  const listed = [...foods].map(([allergen, names]) =>
    messages.allergenIn({ allergen: NAMES[allergen], foods: [...names].join(comma) }),
  );
  return listed.length > 0 ? messages.mayContain({ allergens: listWords(listed, 'and') }) : '';
}

/** "gluten and soy": what some brands of an ingredient contain and the recipe does not name; '' for nothing. */
export function mayContain({ buy }: Pick<Ingredient, 'buy'>, named: readonly Allergen[]): string {
  const found = groceryByKey[buy ?? '']?.mayContain ?? [];
  return allergenList(found.filter((allergen) => !named.includes(allergen)));
}

/** "vegetarian (feta made with microbial rennet)": a diet with the groceries on whose brand it depends. */
export function dietWithBrands(recipe: Pick<Recipe, 'blocks'>, diet: string, label: string): string {
  const depends = diet === 'vegetarian' || diet === 'vegan';
  const foods = everyIngredientOf(recipe).flatMap(({ buy, name }) => {
    const words = depends && groceryByKey[buy ?? '']?.dependsOn;
    return words ? messages.foodThatIs({ food: name, words }) : [];
  });
  return foods.length > 0
    ? messages.dietWith({ diet: label, foods: [...new Set(foods)].join(comma) })
    : label;
}
