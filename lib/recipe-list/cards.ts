import 'server-only';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Card } from '@/lib/content/schema/sections';
import type { RecipeGroup, Vocabulary } from '@/lib/content/schema/vocabulary';
import { recipesPage, vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { listedRecipes, recipeBySlug } from '@/lib/recipe/all';
import { everyIngredientOf } from '@/lib/recipe/blocks';
import { type CardData, recipeCard } from '@/lib/recipe/card';
import { decimal } from '@/lib/text/decimal';
import { newestFirst } from './facts';

/** Recipes in the order of the list: its `leads` first, then the newest. */
export function inPageOrder(recipes: readonly Recipe[]): Recipe[] {
  const { leads = [] } = recipesPage;
  const place = ({ slug }: Recipe) => (leads.includes(slug) ? leads.indexOf(slug) : leads.length);
  return newestFirst(recipes).sort((one, other) => place(one) - place(other));
}

type Picked = Pick<SectionOf<'recipes'>, 'pick' | 'without'>;

/** The recipes that a section of a page picks, by their number. */
export function pickedRecipes({ pick, without = [] }: Picked): Recipe[] {
  const fits = ({ types, category, fullMeal }: Recipe) =>
    types.some((type) => pick.types?.includes(type)) ||
    (pick.categories?.includes(category) ?? false) ||
    (pick.fullMeal === true && fullMeal);
  return listedRecipes().filter((recipe) => fits(recipe) && !without.includes(recipe.category));
}

/** Most recipes with an address of their own that a section of cards shows. */
const MOST_OWN = 12;

/** The cards of a section of type `recipeCards`. */
export function pickedCards(section: Omit<SectionOf<'recipeCards'>, 'type' | 'title'>): CardData[] {
  const recipes = pickedRecipes(section);
  const shown = section.ownAddress
    ? recipes.filter(({ customLink }) => customLink !== undefined).slice(0, MOST_OWN)
    : recipes;
  return shown.map((recipe) => recipeCard(recipe));
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

/** A card completed from the recipe it names. Throws an Error for a slug that no recipe has. */
export function filledCard(card: Card): CardData {
  if (card.recipe) {
    // Title and text of the card are in the language of the page.
    const { lang: _, ...given } = recipeCard(recipeBySlug(card.recipe));
    return { ...given, ...card };
  }
  if (!card.picture) throw new Error(`The card "${card.title}" has neither a picture nor a recipe.`);
  return { ...card, picture: card.picture };
}

const DIFFICULTIES: Record<Recipe['difficulty'], string> = {
  Beginner: messages.beginner,
  Easy: messages.easy,
  Medium: messages.medium,
};

/** The card of a recipe in a list for its protein: the figure first, then kind, time and difficulty. */
export function proteinCard(recipe: Recipe): CardData & { figure?: string } {
  const { difficulty, nutrition } = recipe;
  const card = recipeCard(recipe);
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
    .map((other) => recipeCard(other));
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
    const { text, icon, wash, href = `/recipes?category=${id}` } = tile;
    return [{ title: label, text, href, icon, wash, picture }];
  });
}
