import 'server-only';
import type { NextLink } from '@/lib/content/schema/sections';
import { recipeAt } from '@/lib/recipe/all';
import { type CardData, recipeCardData } from '@/lib/recipe/card';
import { pages } from './site-pages';

/** Cards for links to pages and recipes of the site, with their pictures. A page without a picture has no card. */
export function moreCards(links: readonly NextLink[]): CardData[] {
  return links.flatMap(({ name, href, text }): CardData[] => {
    const path = href.replace(/[?#].*$/, '');
    const recipe = recipeAt(path);
    if (recipe) {
      const { lang: _, ...card } = recipeCardData(recipe);
      return [{ ...card, title: name, href }];
    }
    const picture = pages.find((page) => page.path === path)?.picture;
    return picture ? [{ title: name, meta: text, href, picture }] : [];
  });
}
