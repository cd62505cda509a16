import * as savedWords from '@/.content/words/saved';
import { recipesPage, sectionPages, shoppingList } from '@/lib/content/pages';
import { picksGuides } from '@/lib/travel/guides/all';
import { eventsPage, guidePage, searchPage } from '@/lib/travel/guides/pages';
import { learnStops, type Stop, stopOf } from './pages';
import { longestRecipe, routeOf } from './recipes';
import { versions } from './shopping';
import { city, eventPages } from './travel';

// A page of every kind that has script or styles of its own; undefined where the site has none of the kind.

export const first: Stop = { route: '/', title: '' };
export const listed: Stop = stopOf(recipesPage);
export const shopping: Stop = stopOf(shoppingList);
export const saved: Stop = { route: '/recipes/saved/', title: savedWords.title };

const recipeStop = (recipe: typeof longestRecipe): Stop | undefined =>
  recipe && { route: routeOf(recipe), title: recipe.title };
export const longest = recipeStop(longestRecipe);
/** The recipe with most to choose. */
export const chosen = recipeStop(versions?.recipe ?? longestRecipe);

const pageOf = (page: Parameters<typeof stopOf>[0] | null | undefined): Stop | undefined =>
  page ? stopOf(page) : undefined;
const [events] = eventPages;
export const cityMap = city && pageOf(guidePage(city.guide));
export const citySearch = city && pageOf(searchPage(city.guide));
export const eventList = events && pageOf(eventsPage(events.guide));
export const picks: readonly Stop[] = picksGuides.map((guide) => stopOf(guidePage(guide)));
/** A page that picks restaurants of a guide. */
export const announcedList = pageOf(
  sectionPages.find((page) => page.sections.some(({ type }) => type === 'restaurants')),
);

export const learn = learnStops;
/** A page that its sections alone draw, and one that is to come, whose address may say for whom. */
export const sections = pageOf(sectionPages.find(({ soon }) => !soon));
export const soon = pageOf(
  sectionPages.find((page) => page.soon?.ages) ?? sectionPages.find((page) => page.soon),
);

/** Those that the site has. */
export const there = (stops: readonly (Stop | undefined)[]): Stop[] =>
  stops.filter((stop) => stop !== undefined);
