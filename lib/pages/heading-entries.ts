import * as city from '@/.content/messages/cityGuide';
import * as eventMessages from '@/.content/messages/events';
import * as messages from '@/.content/messages/siteIndex';
import { type Guide, guidePath, mapsOf } from '@/lib/content/guide';
import { headingsOfSections } from '@/lib/content/headings';
import type { Page, PageSection } from '@/lib/content/schema/page';
import { recipesPage, site, vocabulary } from '@/lib/content/server';
import { eventPlace, eventTeaser } from '@/lib/guide/guide-events';
import { guides } from '@/lib/guide/guides';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { textsIn } from '@/lib/search/site-entry';
import { headingId } from '@/lib/text/slug';
import { isEmptySection, isWayOn } from './contents';
import { isSafetySection, safetyTexts } from './safety-document';

/** A heading of a page with the texts below it. */
type Heading = { id: string; title: string; texts: readonly string[]; names?: readonly string[] | undefined };

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
      calendar ? [{ id: 'calendar', title: eventMessages.seasons, says: [calendar] }] : [],
    ],
  ];
}

/** Headings that components render outside of sections, by the path of the page. */
const { lists } = recipesPage;

const rendered: Readonly<Record<string, readonly RenderedHeading[]>> = {
  '/recipes': [
    ...(vocabulary.recipeGroups.length > 0 ? [{ title: lists.groups, says: lists.groupsText }] : []),
    ...(recipeTypeTiles().length > 0 ? [{ title: lists.types }] : []),
  ],
  ...Object.fromEntries(guides.flatMap((guide) => guideHeadings(guide))),
};

/** Texts of a section that are not in the file of its page. */
function addedTexts(section: PageSection): Partial<Heading> {
  const { type } = section;
  if (type === 'programs') return { names: messages.pricesTerms.split(' ') };
  if (isSafetySection(section)) return { texts: safetyTexts(section.type) };
  return type === 'community' || type === 'profiles' ? { texts: textsIn(site.socials) } : {};
}

/** The headings of the sections of a page. One inside a section is an entry only with an `id` of its own. */
function sectionHeadings(sections: readonly PageSection[]): Heading[] {
  return headingsOfSections(sections)
    .filter(({ section, hasOwnId, field }) => (hasOwnId || field.length === 2) && !isWayOn(section))
    .filter(({ section }) => !isEmptySection(section))
    .map(({ id, title, content, section, field }) => {
      const { texts = [], names } = field.length === 2 ? addedTexts(section) : {};
      return { id, title, texts: [...textsIn(content), ...texts], names };
    });
}

/** The headings of a page with an id. */
export function headingsOf({ path, sections, soon }: Page): Heading[] {
  const own = sectionHeadings(sections);
  const toCome = [soon?.plan, soon?.shelf].filter((part) => part !== undefined);
  const others = [...toCome.map(({ id, title }) => ({ id, title })), ...(rendered[path] ?? [])].flatMap(
    (part: RenderedHeading): Heading[] => {
      const id = headingId(part);
      return id ? [{ id, title: part.title, texts: textsIn(part.says) }] : [];
    },
  );
  // A section with the same id has the texts.
  return [...own, ...others.filter(({ id }) => !own.some((section) => section.id === id))];
}
