import * as messages from '@/.content/messages/recipe';
import { comma } from '@/.content/messages/text';
import { brandCondition, withImplied } from '@/lib/content/diet-rules';
import type { Diet } from '@/lib/content/schema/diet';
import type { Recipe } from '@/lib/content/schema/recipe';
import { vocabulary } from '@/lib/content/server';
import { listWords } from '@/lib/text/list';
import { allergenNames } from './allergens';
import { everyIngredientOf } from './blocks';
import { factsOf } from './foods';

type WithDiets = Pick<Recipe, 'blocks' | 'diets'>;

/** Diets of a recipe, and those that they imply: vegan implies vegetarian and dairy-free. */
export function dietsOf({ diets }: Pick<Recipe, 'diets'>): string[] {
  return withImplied(diets, vocabulary.diets);
}

/** "feta made with microbial rennet", "chili powder without gluten": foods on whose brand a diet depends. */
function brandsFor(diet: Diet, { blocks }: WithDiets): string[] {
  const foods = everyIngredientOf({ blocks }).flatMap((ingredient) => {
    const { dependsOn, without = [] } = brandCondition(diet, factsOf(ingredient)) ?? {};
    const free = listWords(allergenNames(without), 'or');
    return [
      ...(dependsOn === undefined ? [] : [messages.foodThatIs({ food: ingredient.name, words: dependsOn })]),
      ...(free === '' ? [] : [messages.foodWithout({ food: ingredient.name, allergens: free })]),
    ];
  });
  return [...new Set(foods)];
}

/** Diets that the recipe names, each with the foods on whose brand it depends. */
function namedDiets(recipe: WithDiets) {
  return recipe.diets.flatMap((id) => {
    const diet = vocabulary.diets.find((each) => each.id === id);
    return diet ? [{ diet, brands: brandsFor(diet, recipe) }] : [];
  });
}

/** Diets of a recipe with the brands they depend on: "vegetarian (feta made with microbial rennet)". */
export function dietTexts(recipe: WithDiets): string[] {
  return namedDiets(recipe).map(({ diet: { label }, brands }) => {
    const name = label.toLowerCase();
    return brands.length > 0 ? messages.dietWith({ diet: name, foods: brands.join(comma) }) : name;
  });
}

/** Diets that a recipe follows with any brand of its foods, for structured data and feeds, which have no conditions. */
export function certainDiets(recipe: WithDiets): Diet[] {
  return namedDiets(recipe).flatMap(({ diet, brands }) => (brands.length > 0 ? [] : [diet]));
}
