import { fetchJson } from '@/lib/fetch-json';
import type { PictureSources } from '@/lib/pictures';
import type { CardData } from '@/lib/recipe/card';
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

/** How long a part is waited for, in milliseconds. */
const LONGEST_WAIT = 10_000;

const pending = new Map<number, Promise<RecipesPart>>();

/** A part, fetched once a visit; what failed is asked for again. */
function loadPart(part: number): Promise<RecipesPart> {
  const loading =
    pending.get(part) ?? (fetchJson(`/data/kept/${part}.json`, LONGEST_WAIT) as Promise<RecipesPart>);
  pending.set(part, loading);
  loading.catch(() => pending.delete(part));
  return loading;
}

/** The recipe of this slug; undefined where the site has none. Rejects where it cannot be had. */
export async function loadKept(slug: string, count: number): Promise<KeptRecipe | undefined> {
  const { recipes } = await loadPart(listedPart(slug, count));
  return recipes.find((recipe) => recipe.slug === slug);
}

/** The recipe whose page is at this address. Rejects where it cannot be had. */
export async function loadKeptAt(href: string, count: number): Promise<KeptRecipe | undefined> {
  const path = href.replace(/\/$/, '');
  const { slugs } = await loadPart(listedPart(path, count));
  const slug = Object.hasOwn(slugs, path) ? slugs[path] : undefined;
  return slug === undefined ? undefined : loadKept(slug, count);
}
