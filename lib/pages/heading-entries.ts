import * as city from '@/.content/messages/cityGuide';
import * as eventMessages from '@/.content/messages/events';
import { type Guide, guidePath, mapsOf } from '@/lib/content/guide';
import { headingsOfSections } from '@/lib/content/headings';
import { calendarMonth } from '@/lib/content/schema/event';
import { guide as guideSchema } from '@/lib/content/schema/guide';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { recipesPage, vocabulary } from '@/lib/content/server';
import { eventPlace, eventTeaser } from '@/lib/guide/guide-events';
import { guides } from '@/lib/guide/guides';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { searchedTexts, textsOf } from '@/lib/search/site-entry';
import { headingId } from '@/lib/text/slug';
import { isEmptySection, isEnding } from './contents';
import { contentOf } from './section-content';

/** A heading of a page with the texts below it. */
type Heading = { id: string; title: string; texts: readonly string[]; names?: readonly string[] | undefined };

/** A heading that a component renders. Its id is derived from its title by default. */
type RenderedHeading = { id?: string; title: string; texts?: readonly (string | undefined)[] };

/** The headings of a city with maps. */
function cityHeadings(guide: Guide): RenderedHeading[] {
  const { name, dek, explore, around } = guide;
  const [first, ...others] = mapsOf(guide);
  return [
    {
      id: 'explore',
      title: explore.title ?? city.explore({ name }),
      texts: [explore.about ?? first?.text ?? dek],
    },
    ...(around && others.length > 0 ? [{ id: around.id, title: around.title, texts: [around.text] }] : []),
    ...others.map(({ id, name: map, title = map, text }) => ({ id, title, texts: [text] })),
  ];
}

/** The headings of a guide of favourites. */
function picksHeadings(guide: Guide): RenderedHeading[] {
  const { explorer, specialties, aside, favouriteList } = guide;
  const teaser = eventPlace(guide) && eventTeaser(guide);
  return [
    ...(explorer ? [{ title: explorer.title }] : []),
    ...(specialties ? [{ title: specialties.title, texts: [specialties.text] }] : []),
    ...(teaser ? [{ title: teaser.title, texts: [teaser.text] }] : []),
    ...(aside ? [{ title: aside.title, texts: textsOf(guideSchema.shape.aside, aside) }] : []),
    ...(favouriteList ? [{ title: favouriteList.title, texts: [favouriteList.text] }] : []),
  ];
}

/** The headings of a guide and of the page of its events, by the paths of the pages. */
function guideHeadings(guide: Guide): [string, readonly RenderedHeading[]][] {
  const { id, layout, events } = guide;
  const calendar = eventPlace(guide) && events?.calendar;
  return [
    [guidePath(id), layout === 'city' ? cityHeadings(guide) : picksHeadings(guide)],
    [
      guidePath(id, 'events'),
      calendar
        ? [
            {
              id: 'calendar',
              title: eventMessages.seasons,
              texts: [
                calendar.text,
                ...calendar.months.flatMap((month) => [month.season, ...textsOf(calendarMonth, month)]),
              ],
            },
          ]
        : [],
    ],
  ];
}

/** Headings that components render outside of sections, by the path of the page. */
const { lists } = recipesPage;

const rendered: Readonly<Record<string, readonly RenderedHeading[]>> = {
  '/recipes': [
    ...(vocabulary.recipeGroups.length > 0 ? [{ title: lists.groups, texts: [lists.groupsText] }] : []),
    ...(recipeTypeTiles().length > 0 ? [{ title: lists.types }] : []),
  ],
  ...Object.fromEntries(guides.flatMap((guide) => guideHeadings(guide))),
};

/** The headings of the sections of a page. One inside a section is an entry only with an `id` of its own. */
function sectionHeadings(sections: readonly PageSection[]): Heading[] {
  return headingsOfSections(sections)
    .filter(({ section, hasId, field }) => (hasId || field.length === 2) && !isEnding(section))
    .filter(({ section }) => !isEmptySection(section))
    .map(({ id, title, texts: own, section, field }) => {
      const { texts = [], names } = field.length === 2 ? contentOf(section, sections) : {};
      return { id, title, texts: [...searchedTexts(own), ...texts], names };
    });
}

/** The headings of a page with an id. */
export function headingsOf({ path, sections, soon }: Page): Heading[] {
  const own = sectionHeadings(sections);
  const shelf = soon?.shelf ? [{ id: soon.shelf.id, title: soon.shelf.title }] : [];
  const others = [...shelf, ...(rendered[path] ?? [])].flatMap((part: RenderedHeading): Heading[] => {
    const id = headingId(part);
    return id
      ? [{ id, title: part.title, texts: (part.texts ?? []).filter((text) => text !== undefined) }]
      : [];
  });
  // A section with the same id has the texts.
  return [...own, ...others.filter(({ id }) => !own.some((section) => section.id === id))];
}
