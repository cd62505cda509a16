import type { PictureSources } from '@/lib/content/pictures';
import type { CardData } from '@/lib/recipe/card';
import { partLoader } from '@/lib/ui/load-part';
import type { ShopRecipe } from './shop-data';

// Where a site has many recipes, a page that a visitor fills loads those that it shows, a few in each part.

/** Recipes that such a page holds itself. */
const MOST_IN_PAGE = 100;

/** Recipes in a part, on average. */
const PER_PART = 8;

/** A recipe as the shopping list and the page of saved recipes want it. */
export type KeptRecipe = {
  slug: string;
  shop: ShopRecipe;
  card: Omit<CardData, 'picture'> & { sources: PictureSources; slug: string };
};

/** Some recipes, and the slugs of some by the paths of their pages. */
export type RecipesPart = { recipes: KeptRecipe[]; slugs: Record<string, string> };

/** How many parts so many recipes have; 0 where the page holds them itself. */
export function partCount(recipes: number): number {
  return recipes > MOST_IN_PAGE ? Math.ceil(recipes / PER_PART) : 0;
}

/** The part that has a recipe, by its slug, or its slug, by its path (FNV-1a, 32 bits). */
export function listedPart(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % count;
}

const loadPart = partLoader('/data/kept');

/** The recipe of this slug; undefined where the site has none. Rejects where it cannot be had. */
export async function loadKept(slug: string, count: number): Promise<KeptRecipe | undefined> {
  const { recipes } = await loadPart<RecipesPart>(`${listedPart(slug, count)}.json`);
  return recipes.find((recipe) => recipe.slug === slug);
}

/** The recipe whose page is at this address. Rejects where it cannot be had. */
export async function loadKeptAt(href: string, count: number): Promise<KeptRecipe | undefined> {
  const path = href.replace(/\/$/, '');
  const { slugs } = await loadPart<RecipesPart>(`${listedPart(path, count)}.json`);
  const slug = Object.hasOwn(slugs, path) ? slugs[path] : undefined;
  return slug === undefined ? undefined : loadKept(slug, count);
}
