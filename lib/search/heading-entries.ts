import * as city from '@/.content/messages/cityGuide';
import * as eventWords from '@/.content/messages/events';
import * as messages from '@/.content/messages/siteIndex';
import { about, coaching, contentPage, flour, legumes, recipesPage, salads } from '@/lib/content/pages';
import { vocabulary } from '@/lib/content/recipes';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { type Guide, guidePath, mapsOf } from '@/lib/guide/guide';
import { eventPlace, eventTeaser } from '@/lib/guide/guide-events';
import { guides } from '@/lib/guide/guides';
import { flourContents, isEmptySection, legumeContents, saladContents } from '@/lib/pages/contents';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { headingId } from '@/lib/text/slug';
import { textsIn } from './site-entry';

/** A heading of a page with the texts below it. */
type Heading = { id: string; title: string; texts: readonly string[]; names?: readonly string[] };

/** A heading that a component renders. Its id is derived from its title by default. */
type RenderedHeading = { id?: string; title: string; says?: unknown };

/** The headings of a city with maps. */
function cityHeadings(guide: Guide): RenderedHeading[] {
  const { name, dek, explore, around } = guide;
  const [first, ...others] = mapsOf(guide);
  return [
    {
      id: 'explore',
      title: explore.title ?? city.explore({ name }),
      says: explore.about ?? first?.text ?? dek,
    },
    ...(around && others.length > 0 ? [{ id: around.id, title: around.title, says: around.text }] : []),
    ...others.map(({ id, name: map, title = map, text }) => ({ id, title, says: text })),
  ];
}

/** The headings of a guide of favourites. */
function picksHeadings(guide: Guide): RenderedHeading[] {
  const { explorer, specialties, aside, favouriteList } = guide;
  const teaser = eventPlace(guide) && eventTeaser(guide);
  return [
    ...(explorer ? [{ title: explorer.title }] : []),
    ...(specialties ? [{ title: specialties.title, says: specialties.text }] : []),
    ...(teaser ? [{ title: teaser.title, says: teaser.text }] : []),
    ...(aside ? [{ title: aside.title, says: [aside.paragraphs, aside.rows] }] : []),
    ...(favouriteList ? [{ title: favouriteList.title, says: favouriteList.text }] : []),
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
      calendar ? [{ id: 'calendar', title: eventWords.seasons, says: [calendar] }] : [],
    ],
  ];
}

/** Headings that components render and pages do not list as their `parts`, by the path of the page. */
const { lists } = recipesPage;

const rendered: Readonly<Record<string, readonly RenderedHeading[]>> = {
  ...(flour && { [flour.path]: flourContents(flour) }),
  ...(legumes && { [legumes.path]: legumeContents(legumes) }),
  ...(salads && { [salads.path]: saladContents(salads) }),
  '/recipes': [
    ...(vocabulary.recipeGroups.length > 0 ? [{ title: lists.groups, says: lists.groupsText }] : []),
    ...(recipeTypeTiles().length > 0 ? [{ title: lists.types }] : []),
  ],
  ...Object.fromEntries(guides.flatMap((guide) => guideHeadings(guide))),
};

/** Data of the texts below the headings of a page, where they are found by the ids of the headings. */
const data: Readonly<Record<string, unknown>> = {
  '/about': [about, { id: about?.community?.id, socials: site.socials }],
  '/coaching': [coaching, { id: coaching?.programs.id, names: messages.pricesWords.split(' ') }],
  '/content': [contentPage, { id: contentPage?.profiles.id, socials: site.socials }],
};

/** All objects with this id below a value. */
function withId(value: unknown, id: string): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && value.id === id ? [value] : [];
  return [...own, ...Object.values(value).flatMap((inner) => withId(inner, id))];
}

/** Sections of links, without a text of their own. */
const isLinks = ({ type }: PageSection) => type === 'links' || type === 'action';

function sectionHeading(section: PageSection): Heading[] {
  const id = headingId(section);
  if (!section.title || !id || isLinks(section) || isEmptySection(section)) return [];
  const { title, ...rest } = section;
  return [{ id, title, texts: textsIn(rest) }];
}

/** The headings of a page with an id. Throws an Error where two sections have the same one. */
export function headingsOf({ path, sections, parts = [], soon }: Page): Heading[] {
  const own = sections.flatMap(sectionHeading);
  const repeated = own.find(({ id }, index) => own.findIndex((other) => other.id === id) !== index);
  if (repeated)
    throw new Error(
      `The page ${path} has two sections with the id “${repeated.id}”: give one an \`id\` of its own.`,
    );
  const toCome = [soon?.plan, soon?.shelf].filter((part) => part !== undefined);
  const others = [
    ...parts,
    ...toCome.map(({ id, title }) => ({ id, title })),
    ...(rendered[path] ?? []),
  ].flatMap((part: RenderedHeading): Heading[] => {
    const id = headingId(part);
    if (!id) return [];
    const under = withId(data[path], id);
    const names = under.flatMap((value) => ('names' in value ? textsIn(value.names) : []));
    return [{ id, title: part.title, texts: textsIn([part.says, under]), names }];
  });
  // A section has more texts than a part with its id.
  return [...own, ...others.filter(({ id }) => !own.some((section) => section.id === id))];
}
