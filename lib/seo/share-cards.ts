import * as cardMessages from '@/.content/messages/shareCards';
import * as messages from '@/.content/messages/shared';
import { firstPicture } from '@/lib/content/first-picture';
import { type Guide, guidePath } from '@/lib/content/guide';
import type { Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { Recipe } from '@/lib/content/schema/recipe';
import { home, recipesPage, site } from '@/lib/content/server';
import { guideCounts, hasMap } from '@/lib/guide/guide-counts';
import { eventsOf, guides, marketsOf } from '@/lib/guide/guides';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { describeDishTime } from '@/lib/recipe/durations';
import { languageOf } from '@/lib/recipe/language';
import type { ShareCard } from './share-layout';
import { shortSentence } from './share-text';

/** Fields of a page that its card depends on. */
export type CardPage = Pick<Page, 'path' | 'title' | 'metaTitle' | 'dek' | 'picture'> & {
  sections?: unknown;
};

/** Card with the alternative text of its picture. */
export type AltCard = ShareCard & { alt: string };

/** Path of the card of a page. */
export const sharePath = (path: string): string => `/share${path}.jpg`;

/** Fewest places whose number is worth showing. */
const MIN_PLACES = 3;

/** Card with a picture: that of the page, otherwise one of its content, otherwise that of the site. */
function pictureCard(page: CardPage, line: string, other?: PictureRef): AltCard {
  const {
    title,
    metaTitle = title,
    picture = other ?? firstPicture(page.sections) ?? siteCard().picture,
  } = page;
  // Without a line, the longer title says more.
  const isShort = line === '' && metaTitle.length > title.length;
  return {
    title: isShort ? [metaTitle, title] : [title, metaTitle],
    line,
    picture,
    alt: picture?.alt ?? title,
  };
}

/** Map of a guide with the number of its places; a picture for a guide without a map. */
function guideCard(guide: Guide, page: CardPage): AltCard {
  const { places, regions } = guideCounts(guide);
  const counts = {
    places: cardMessages.places({ count: places }),
    regions: cardMessages.regions({ count: regions }),
  };
  const line = places >= MIN_PLACES ? cardMessages.placesIn(counts) : shortSentence(page.dek);
  const { title, metaTitle = title } = page;
  const card = pictureCard(page, line, guide.introduction?.picture ?? firstPicture(guide.regions));
  const named = { ...card, title: [metaTitle, guide.name] };
  if (!hasMap(guide)) return named;
  return { ...named, map: guide, picture: undefined, alt: cardMessages.map({ name: guide.name }) };
}

/** Card of a page of a guide; undefined for other pages. */
function travelCard(page: CardPage): AltCard | undefined {
  for (const guide of guides) {
    const { id, name } = guide;
    if (page.path === guidePath(id) || page.path === guidePath(id, 'search')) return guideCard(guide, page);
    if (page.path === guidePath(id, 'events')) {
      const events = eventsOf(id);
      return pictureCard(page, cardMessages.events({ count: events.length }), firstPicture(events));
    }
    if (marketsOf(id).some(({ slug }) => page.path === guidePath(id, slug)))
      return pictureCard(page, cardMessages.market({ city: name }));
  }
  return undefined;
}

/** Card of any page but recipes and the first one. */
export function pageCard(page: CardPage): AltCard {
  const travel = travelCard(page);
  if (travel) return travel;
  if (page.path === recipesPage.path) {
    const recipes = listedRecipes();
    return pictureCard(page, cardMessages.recipes({ count: recipes.length }), recipes[0]?.picture);
  }
  return pictureCard(page, shortSentence(page.dek));
}

/** Card of the home page, and of pages without one of their own. */
export function siteCard(): ShareCard {
  return { title: site.name, line: site.tagline, picture: site.picture ?? home.hero.raw.picture };
}

/** Card of a recipe: picture, title, name in its own script, and times. */
export function recipeCard(recipe: Recipe): ShareCard {
  const { prep, cook, total } = recipe.times;
  const t = describeDishTime(total);
  const line =
    cook === 0
      ? messages.nothingToCook({ total: t })
      : messages.times({ total: t, prep: describeDishTime(prep), cook: describeDishTime(cook) });
  const titles = [cardTitle(recipe), recipe.native?.text].flatMap((each) => each ?? []);
  return {
    title: titles,
    native: recipe.native?.text,
    language: languageOf(recipe),
    line,
    picture: recipe.picture,
  };
}
