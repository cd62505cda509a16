import 'server-only';
import { type Guide, guidePath } from '@/lib/content/guide';
import { guide as guideSchema } from '@/lib/content/schema/guide';
import type { Favourite } from '@/lib/content/schema/guide-map';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { guides } from '@/lib/guide/guides';
import { allRestaurants } from '@/lib/guide/restaurants';
import type { DocumentBlock, DocumentItem } from '@/lib/seo/document';
import { nameBefore, sentences } from '@/lib/seo/recipe-document';
import { restaurantItem } from './restaurant-item';
import { contentOf } from './section-content';
import { documentOf, sectionDocument } from './section-document';

const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', level, text });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const listOf = (items: readonly DocumentItem[]): DocumentBlock[] =>
  items.length > 0 ? [{ kind: 'list', items }] : [];

/** Place with its cuisine, where it is and what to order. */
const favouriteItem = ({ name, native, cuisine, place, address, order }: Favourite): DocumentItem => ({
  name: nameBefore([name, native].filter(Boolean).join(' ')),
  text: sentences([cuisine, address ?? place, order]),
});

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
    ...documentOf(guideSchema.shape.introduction, introduction),
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
    ...documentOf(guideSchema.shape.aside, aside),
  ];
}

/** Section of a page with what it shows from other files. */
function sectionBlocks(section: PageSection): DocumentBlock[] {
  const { isEmpty, opening, items = [] } = contentOf(section);
  if (isEmpty) return [];
  return sectionDocument(section, [...(opening ? [paragraph(opening)] : []), ...listOf(items)]);
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
    ...sections.flatMap(sectionBlocks),
    { kind: 'paragraph', text: metaTitle ?? title, href: path },
  ];
}
