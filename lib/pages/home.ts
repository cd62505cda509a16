import type { Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipePath } from '@/lib/recipe/blocks';
import { newestFirst } from '@/lib/recipe-list/facts';
import { isFullAddress } from '@/lib/text/full-address';

/** A page that says on which day it was first published, which makes it a guide. */
export type GuidePage = Page & { published: string };

/** A guide with a picture of its own. */
export type PicturedGuidePage = GuidePage & { picture: NonNullable<Page['picture']> };

/**
 * The recipes published last, newest first, without the one at `shown` (path of its page). Those whose picture is on
 * one of the `tiles` of the same page come only where there are not enough others.
 */
export function freshRecipes(
  recipes: readonly Recipe[],
  count: number,
  shown?: string,
  tiles: readonly { picture?: PictureRef }[] = [],
): Recipe[] {
  const onTile = (recipe: Recipe) => tiles.some(({ picture }) => picture?.name === recipe.picture.name);
  return newestFirst(recipes.filter((recipe) => recipePath(recipe) !== shown))
    .sort((one, other) => Number(onTile(one)) - Number(onTile(other)))
    .slice(0, count);
}

/**
 * The recipe on the large picture: the one of this slug with a page here, else the newest with one; none where there
 * is none.
 */
export function heroRecipe(recipes: readonly Recipe[], slug?: string): Recipe | undefined {
  const own = recipes.filter((recipe) => !isFullAddress(recipePath(recipe)));
  return own.find((recipe) => recipe.slug === slug) ?? newestFirst(own)[0];
}

/** The recipes of these slugs, in their order; a slug that no recipe has is left out. */
export function recipesNamed(recipes: readonly Recipe[], slugs: readonly string[]): Recipe[] {
  return slugs.flatMap((slug) => recipes.find((recipe) => recipe.slug === slug) ?? []);
}

/**
 * The newest guide that has a picture, and beside it the `count` newest of the others, newest first. Guides of one
 * day keep their order; pages without a day, and those kept out of search engines, are no guides.
 */
export function freshGuides(
  pages: readonly Page[],
  count: number,
): { lead: PicturedGuidePage | undefined; others: GuidePage[] } {
  const guides = pages
    .filter((page): page is GuidePage => page.published !== undefined && page.index !== false)
    .sort((one, other) => other.published.localeCompare(one.published));
  const lead = guides.find((guide): guide is PicturedGuidePage => guide.picture !== undefined);
  return { lead, others: guides.filter((guide) => guide !== lead).slice(0, count) };
}
