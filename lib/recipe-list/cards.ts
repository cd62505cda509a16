import 'server-only';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup, Vocabulary } from '@/lib/content/schema/vocabulary';
import { recipesPage, vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { listedRecipes } from '@/lib/recipe/all';
import { everyIngredientOf } from '@/lib/recipe/blocks';
import { type CardData, recipeCardData } from '@/lib/recipe/card';
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

/** Recipes ordered by how many of some types they share, cached by these types: many recipes have the same. */
const related = new Map<string, Recipe[]>();

function relatedTo(wanted: readonly string[]): Recipe[] {
  const shared = ({ types }: Recipe) => types.filter((type) => wanted.includes(type)).length;
  const key = wanted.toSorted().join();
  const known = related.get(key);
  if (known) return known;
  // Counted once per recipe, not in every comparison.
  const counted = listedRecipes().map((recipe) => ({ recipe, count: shared(recipe) }));
  const sorted = counted.sort((one, other) => other.count - one.count).map(({ recipe }) => recipe);
  related.set(key, sorted);
  return sorted;
}

/** Cards of related recipes: those that share most of its types first, otherwise by their number. */
export function relatedCards(recipe: Recipe, count = 4): CardData[] {
  return relatedTo(recipe.types)
    .slice(0, count + 1)
    .filter((other) => other.slug !== recipe.slug)
    .slice(0, count)
    .map((other) => recipeCardData(other));
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
    const { text, icon, wash, href = recipesAddress({ category: id }) } = tile;
    return [{ title: label, text, href, icon, wash, picture }];
  });
}
