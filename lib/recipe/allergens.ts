import * as names from '@/.content/messages/allergens';
import * as messages from '@/.content/messages/recipe';
import { comma } from '@/.content/messages/text';
import type { WrittenFood } from '@/lib/content/known-foods';
import type { Allergen } from '@/lib/content/schema/allergens';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient, Swap } from '@/lib/content/schema/recipe-ingredient';
import { listWords } from '@/lib/text/list';
import { choiceName, chosenVariant, everyIngredientOf, ingredientsOf, variantsOf } from './blocks';
import { factsOf } from './foods';

type Labelled = Pick<Recipe, 'allergens' | 'blocks'>;

function allergensIn(items: readonly Ingredient[]): Set<Allergen> {
  return new Set(items.flatMap((item) => factsOf(item).contains ?? []));
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
  Crustaceans: names.crustaceans,
  Egg: names.egg,
  Fish: names.fish,
  Gluten: names.gluten,
  Milk: names.milk,
  Molluscs: names.molluscs,
  Mustard: names.mustard,
  Peanut: names.peanut,
  Sesame: names.sesame,
  Soy: names.soy,
  Sulphites: names.sulphites,
  'Tree nuts': names.treeNuts,
  Triticale: names.triticale,
  Wheat: names.wheat,
};

/** Names of allergens in a sentence: "gluten", "tree nuts". */
export const allergenNames = (allergens: readonly Allergen[]): string[] =>
  allergens.map((allergen) => NAMES[allergen]);

/** "gluten, milk and soy"; '' for none. */
export function allergenList(allergens: readonly Allergen[]): string {
  return listWords(allergenNames(allergens), 'and');
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
 * "May contain gluten and wheat (chili powder) and sulphites (coconut milk): read the label.": what some brands contain and
 * the recipe does not list. '' for nothing.
 */
export function mayContainText(recipe: Labelled): string {
  const foods = new Map<Allergen, Set<string>>();
  for (const ingredient of everyIngredientOf(recipe)) {
    for (const allergen of factsOf(ingredient).mayContain ?? []) {
      if (recipe.allergens.includes(allergen)) continue;
      foods.set(allergen, (foods.get(allergen) ?? new Set()).add(ingredient.name));
    }
  }
  // Allergens of the same foods share one pair of brackets.
  const allergensByFoods = new Map<string, Allergen[]>();
  for (const [allergen, names] of foods) {
    const listed = [...names].join(comma);
    allergensByFoods.set(listed, [...(allergensByFoods.get(listed) ?? []), allergen]);
  }
  const listed = [...allergensByFoods].map(([foods, allergens]) =>
    messages.allergenIn({ allergen: allergenList(allergens), foods }),
  );
  return listed.length > 0 ? messages.mayContain({ allergens: listWords(listed, 'and') }) : '';
}

/** "gluten and soy": what some brands of an ingredient contain and the recipe does not name; '' for nothing. */
export function mayContain(ingredient: WrittenFood, named: readonly Allergen[]): string {
  const found = factsOf(ingredient).mayContain ?? [];
  return allergenList(found.filter((allergen) => !named.includes(allergen)));
}
