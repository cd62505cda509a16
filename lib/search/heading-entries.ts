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

/** A heading of a page, with whatever of the data stands under it. */
type Heading = { id: string; title: string; texts: readonly string[]; names?: readonly string[] };

/** A heading that the components of a page draw. Its id is made of its title where it is left out. */
type Drawn = { id?: string; title: string; says?: unknown };

/** The headings of a city with maps. */
function cityHeadings(guide: Guide): Drawn[] {
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

/** The headings of a guide that tells of its favourites itself. */
function picksHeadings(guide: Guide): Drawn[] {
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
function guideHeadings(guide: Guide): [string, readonly Drawn[]][] {
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

/** Headings drawn by the components of pages that do not list them as their `parts`, by the path of the page. */
const { lists } = recipesPage;

const drawn: Readonly<Record<string, readonly Drawn[]>> = {
  ...(flour && { [flour.path]: flourContents(flour) }),
  ...(legumes && { [legumes.path]: legumeContents(legumes) }),
  ...(salads && { [salads.path]: saladContents(salads) }),
  '/recipes': [
    ...(vocabulary.recipeGroups.length > 0 ? [{ title: lists.groups, says: lists.groupsText }] : []),
    ...(recipeTypeTiles().length > 0 ? [{ title: lists.types }] : []),
  ],
  ...Object.fromEntries(guides.flatMap((guide) => guideHeadings(guide))),
};

/** The data that holds what stands under the headings of a page, found there by the ids of the headings. */
const data: Readonly<Record<string, unknown>> = {
  '/about': [about, { id: about?.community?.id, socials: site.socials }],
  '/coaching': [coaching, { id: coaching?.programs.id, names: messages.pricesWords.split(' ') }],
  '/content': [contentPage, { id: contentPage?.profiles.id, socials: site.socials }],
};

/** Every object below a value that has this id; the pages themselves have none. */
function withId(value: unknown, id: string): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && value.id === id ? [value] : [];
  return [...own, ...Object.values(value).flatMap((inner) => withId(inner, id))];
}

/** Sections that lead on and tell nothing themselves. */
const isWayOn = ({ type }: PageSection) => type === 'links' || type === 'action';

function sectionHeading(section: PageSection): Heading[] {
  const id = headingId(section);
  if (!section.title || !id || isWayOn(section) || isEmptySection(section)) return [];
  const { title, ...rest } = section;
  return [{ id, title, texts: textsIn(rest) }];
}

/** The headings of a page that can be led to. Throws an Error where two of its sections have one id. */
export function headingsOf({ path, sections, parts = [], soon }: Page): Heading[] {
  const own = sections.flatMap(sectionHeading);
  const twice = own.find(({ id }, index) => own.findIndex((other) => other.id === id) !== index);
  if (twice)
    throw new Error(
      `The page ${path} has two sections with the id “${twice.id}”: give one an \`id\` of its own.`,
    );
  const toCome = [soon?.plan, soon?.shelf].filter((part) => part !== undefined);
  const others = [
    ...parts,
    ...toCome.map(({ id, title }) => ({ id, title })),
    ...(drawn[path] ?? []),
  ].flatMap((part: Drawn): Heading[] => {
    const id = headingId(part);
    if (!id) return [];
    const under = withId(data[path], id);
    const names = under.flatMap((value) => ('names' in value ? textsIn(value.names) : []));
    return [{ id, title: part.title, texts: textsIn([part.says, under]), names }];
  });
  // A section that is listed among the parts as well texts more itself.
  return [...own, ...others.filter(({ id }) => !own.some((section) => section.id === id))];
}
