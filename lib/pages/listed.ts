import 'server-only';
import { splitName } from '@/lib/content/place';
import type { Page, PageSection } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { absoluteUrl } from '@/lib/content/site-url';
import { pickedRestaurants } from '@/lib/guide/restaurants';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import type { CardData } from '@/lib/recipe/card';
import { filledCard, pickedCards, pickedRecipes } from '@/lib/recipe/picked-cards';
import { restaurantPath } from '@/lib/seo/place-json-ld';
import { itemList, type NamedPath } from '@/lib/seo/site-json-ld';
import { headingId } from '@/lib/text/slug';
import { newestRecipes } from './newest';

const recipeEntry = (recipe: Recipe): NamedPath => ({ name: cardTitle(recipe), path: recipePath(recipe) });

const linkEntry = ({ title, href, soon }: Pick<CardData, 'title' | 'href' | 'soon'>): NamedPath[] =>
  href === undefined || soon ? [] : [{ name: title, path: href }];

/** Everything that a section lists with a link. */
function linkedIn(section: PageSection): NamedPath[] {
  switch (section.type) {
    case 'recipes':
      return pickedRecipes(section).map(recipeEntry);
    case 'newest':
      return newestRecipes().map(recipeEntry);
    case 'recipeCards':
      return pickedCards(section).flatMap(linkEntry);
    case 'cards':
      return section.cards.map(filledCard).flatMap(linkEntry);
    case 'list':
      // Links within a few of the texts make no list of pages.
      return section.items.every(({ href }) => href) ? section.items.flatMap(linkEntry) : [];
    case 'showcase':
      return section.cards.flatMap(({ title, recipe, page }) =>
        linkEntry({ title, href: recipe === undefined ? page : recipePath(recipeBySlug(recipe)) }),
      );
    case 'transformations':
      return section.items.map(({ recipe }) => recipeEntry(recipeBySlug(recipe)));
    case 'restaurants':
      return pickedRestaurants(section).map((restaurant) => ({
        name: splitName(restaurant.name).name,
        path: restaurantPath(restaurant),
      }));
    default:
      return [];
  }
}

/** Pages and places of this site that a section lists, in the order shown; empty for a section that is no list. */
function listedIn(section: PageSection): NamedPath[] {
  return linkedIn(section).filter(({ path }) => path.startsWith('/'));
}

type Titled = { title?: string | undefined; id?: string | undefined };

/** Structured data of the lists of a page. A section without a title has that of the page. */
export function sectionLists(
  { path, title, metaTitle = title }: Pick<Page, 'path' | 'title' | 'metaTitle'>,
  sections: readonly PageSection[],
) {
  const lists = sections.map((section, index) => {
    const heading: Titled = 'title' in section ? section : {};
    return itemList({
      id: `${absoluteUrl(path)}#list-${headingId(heading) ?? index + 1}`,
      name: heading.title ?? metaTitle,
      entries: listedIn(section),
    });
  });
  return lists.filter((list) => list !== null);
}
