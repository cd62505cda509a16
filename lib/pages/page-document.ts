import 'server-only';
import { type Guide, guidePath } from '@/lib/content/guide';
import { splitName } from '@/lib/content/place';
import type { Favourite } from '@/lib/content/schema/guide-map';
import type { Page } from '@/lib/content/schema/page';
import { guides } from '@/lib/guide/guides';
import { allRestaurants, pickedRestaurants } from '@/lib/guide/restaurants';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { pickedRecipes } from '@/lib/recipe/picked-cards';
import type { DocumentBlock, DocumentItem } from '@/lib/seo/document';
import { nameBefore } from '@/lib/seo/recipe-document';
import { isSafetySection, safetyDocument } from './safety-document';
import { sectionDocument } from './section-document';

const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', level, text });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const listOf = (items: DocumentItem[]): DocumentBlock[] =>
  items.length > 0 ? [{ kind: 'list', items }] : [];

const sentences = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => (text ? nameBefore(text) : [])).join(' ');

/** Place with its cuisine, where it is and what to order. */
const favouriteItem = ({ name, native, cuisine, place, address, order }: Favourite): DocumentItem => ({
  name: nameBefore([name, native].filter(Boolean).join(' ')),
  text: sentences([cuisine, address ?? place, order]),
});

const restaurantItem = (restaurant: ReturnType<typeof allRestaurants>[number]): DocumentItem => {
  const { name, district } = splitName(restaurant.name);
  const { cuisine, street, slug, region, guide, favoriteOrder, favoriteOrderRemoved } = restaurant;
  return {
    name: nameBefore(name),
    text: sentences([cuisine, street ?? district, favoriteOrderRemoved ? undefined : favoriteOrder]),
    href: `${guidePath(guide)}/?region=${region}#${slug}`,
  };
};

/** Introduction and regions of a guide with their places. */
function guideDocument(guide: Guide): DocumentBlock[] {
  const restaurants = allRestaurants(guide.id);
  const regions = Object.entries(guide.regions).flatMap(
    ([id, { name, text, dish, picture, specialties, favourites }]) => [
      heading(name),
      paragraph(text),
      ...(picture ? [{ kind: 'picture', picture, caption: dish } as const] : dish ? [paragraph(dish)] : []),
      ...(specialties ? [paragraph(specialties.text)] : []),
      ...listOf((specialties?.eat ?? []).map(({ what, when }) => ({ name: nameBefore(what), text: when }))),
      ...listOf([
        ...favourites.map(favouriteItem),
        ...restaurants.filter(({ region }) => region === id).map(restaurantItem),
      ]),
    ],
  );
  const { introduction, specialties, featuredMarkets: markets, aside } = guide;
  return [
    ...(introduction ? sectionDocument({ type: 'introduction', ...introduction }) : []),
    ...(specialties ? [{ kind: 'picture', picture: specialties.picture } as const] : []),
    ...regions,
    ...(markets
      ? [
          heading(markets.title),
          ...listOf(
            markets.markets.map(({ name, native, city, text, eat, when, picture }) => ({
              name: nameBefore([name, native].join(' ')),
              text: sentences([city, text, ...eat, when]),
              picture,
            })),
          ),
        ]
      : []),
    ...(aside ? sectionDocument({ type: 'aside', ...aside }) : []),
  ];
}

/** Section of a page; those that pick recipes or restaurants list them. */
function pageSection(section: Page['sections'][number]): DocumentBlock[] {
  const blocks = sectionDocument(section);
  if (section.type === 'recipes' || section.type === 'recipeCards') {
    const items = pickedRecipes(section).map((recipe) => ({
      text: cardTitle(recipe),
      href: recipePath(recipe),
    }));
    return items.length > 0 ? [...blocks, ...listOf(items)] : [];
  }
  if (section.type === 'restaurants') {
    const items = pickedRestaurants(section).map(restaurantItem);
    return items.length > 0 ? [...blocks, ...listOf(items)] : [];
  }
  return isSafetySection(section) ? safetyDocument(section, blocks) : blocks;
}

/** Whole text of a page as a document. */
export function pageDocument({
  path,
  title,
  metaTitle,
  dek,
  picture,
  caption,
  sections,
}: Page): DocumentBlock[] {
  const guide = guides.find(({ id }) => guidePath(id) === path);
  return [
    ...(picture ? [{ kind: 'picture', picture, caption } as const] : []),
    paragraph(dek),
    ...(guide ? guideDocument(guide) : []),
    ...sections.flatMap(pageSection),
    { kind: 'paragraph', text: metaTitle ?? title, href: path },
  ];
}
