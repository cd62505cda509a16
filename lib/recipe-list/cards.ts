import 'server-only';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import { wayOf } from '@/lib/content/schema/cooking';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup, Vocabulary } from '@/lib/content/schema/vocabulary';
import { recipesPage, vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { listedRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, stepsOf } from '@/lib/recipe/blocks';
import { type CardData, recipeCardData } from '@/lib/recipe/card';
import { rawKindsOf } from '@/lib/recipe/foods';
import { decimal } from '@/lib/text/decimal';
import { newestFirst } from './facts';
import { recipesAddress } from './filters';

/** Recipes in the order of the list: its `leads` first, then the newest. */
export function inPageOrder(recipes: readonly Recipe[]): Recipe[] {
  const { leads = [] } = recipesPage;
  const rank = ({ slug }: Recipe) => (leads.includes(slug) ? leads.indexOf(slug) : leads.length);
  return newestFirst(recipes).sort((one, other) => rank(one) - rank(other));
}

/** The recipes of a group, in the given order: by type, or by an ingredient that the group's page explains. */
export function groupRecipes(
  recipes: readonly Recipe[],
  { types, explained, href }: Pick<RecipeGroup, 'types' | 'explained' | 'href'>,
): Recipe[] {
  const isExplained = (recipe: Recipe) =>
    everyIngredientOf(recipe).some(({ about }) => about && learnCards.get(about)?.page === href);
  return recipes.filter(
    (recipe) =>
      recipe.types.some((type) => types.includes(type)) || (explained === true && isExplained(recipe)),
  );
}

const DIFFICULTIES: Record<Recipe['difficulty'], string> = {
  Beginner: messages.beginner,
  Easy: messages.easy,
  Medium: messages.medium,
};

/** The card of a recipe in a list for its protein: the figure first, then kind, time and difficulty. */
export function proteinCard(recipe: Recipe): CardData & { figure?: string } {
  const { difficulty, nutrition } = recipe;
  const card = recipeCardData(recipe);
  return {
    ...card,
    ...(nutrition?.protein && { figure: messages.proteinPerServing({ number: decimal(nutrition.protein) }) }),
    meta: [card.meta, DIFFICULTIES[difficulty]].join(comma),
  };
}

/** The properties of a recipe by which others are of the same kind, each once. */
function kindsOf(recipe: Recipe): { value: string; weight: number }[] {
  const { types, category, cuisine, slug } = recipe;
  const known = kinds.get(slug);
  if (known) return known;
  const foods = everyIngredientOf(recipe).flatMap((item) => rawKindsOf(item));
  const weighted = [
    ...types.map((type) => ({ value: `type ${type}`, weight: 3 })),
    { value: `category ${category}`, weight: 3 },
    { value: `cuisine ${cuisine}`, weight: 2 },
    // Eggs are in dishes of every kind.
    ...[...new Set(foods)]
      .filter((food) => food !== 'eggs')
      .map((food) => ({ value: `food ${food}`, weight: 2 })),
    ...waysOf(recipe).map((way) => ({ value: `way ${way}`, weight: 1 })),
  ];
  kinds.set(slug, weighted);
  return weighted;
}

/** Sorted once: the pages of all recipes ask. */
let newest: Recipe[] | undefined;
const kinds = new Map<string, { value: string; weight: number }[]>();

/** The ways in which a recipe cooks raw food without a thermometer: boiled, simmered. */
function waysOf(recipe: Recipe): string[] {
  const results = stepsOf(recipe).flatMap(({ cooks = {} }) => Object.values(cooks));
  return [...new Set(results.flatMap((result) => wayOf(result)?.way ?? []))];
}

/**
 * Recipes of the same kind: those that share the most of type, category, cuisine, main food and way of cooking first, of
 * equals the newest. A recipe that shares nothing is left out.
 */
export function relatedRecipes(recipe: Recipe, count = 4): Recipe[] {
  const own = new Map(kindsOf(recipe).map(({ value, weight }) => [value, weight]));
  newest ??= newestFirst(listedRecipes());
  const scored = newest
    .filter(({ slug }) => slug !== recipe.slug)
    .map((other) => ({
      other,
      score: kindsOf(other).reduce((sum, { value }) => sum + (own.get(value) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0);
  return scored
    .sort((one, next) => next.score - one.score)
    .slice(0, count)
    .map(({ other }) => other);
}

type Tile = NonNullable<Vocabulary['recipeTypes'][number]['tile']>;

/** A tile that leads to one kind of recipe. */
export type RecipeTypeTile = Required<Tile> & { title: string };

/**
 * The tiles of the kinds of recipe, in order. A kind without recipes has a tile only if it names a page. A tile without a
 * picture shows the newest recipe of its kind, or is left out.
 */
export function recipeTypeTiles(kinds: Vocabulary['recipeTypes'] = vocabulary.recipeTypes): RecipeTypeTile[] {
  const recipes = newestFirst(listedRecipes());
  return kinds.flatMap(({ id, label, tile, whenEmpty }) => {
    const newest = recipes.find(({ types }) => types.includes(id));
    const picture = tile?.picture ?? newest?.picture;
    if (!tile || !picture || !(newest ?? tile.href ?? whenEmpty)) return [];
    const { text, icon, href = recipesAddress({ category: id }) } = tile;
    return [{ title: label, text, href, icon, picture }];
  });
}
