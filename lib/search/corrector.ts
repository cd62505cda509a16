import { misspellings } from '@/lib/content/search';
import { type SearchWords, vocabularyOf } from './corrections';
import { guidesFor, type SearchGuide } from './guides';
import { type Offer, offerFor, suggestionFor } from './query';
import { findsRestaurant, type SearchText } from './restaurants';

/** What corrects a search; each gives null when there is nothing to correct. */
export type Corrector = {
  /** The text that was probably meant, where it finds something and the typed one does not. */
  offer: (typed: string) => string | null;
  /**
   * What is searched instead once the search sets off: the offer, but not a part of what was typed where the frequent
   * misspellings in it can be set right.
   */
  search: (typed: string) => string | null;
  /** Every word as it is spelled, whether or not that finds anything. */
  spelling: (typed: string) => string | null;
};

/** The words a search is corrected with, and what it may find; without the latter everything is taken to be found. */
type SiteWords = SearchWords & { places?: SearchText[]; guides?: SearchGuide[] };

/** Where the words of the site are; written with the pages. */
const WORDS_PATH = '/search-words.json';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isTexts = (value: unknown, ...names: string[]): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((row) => names.every((name) => typeof row === 'object' && typeof row?.[name] === 'string')));

const isWords = (value: unknown): value is SiteWords =>
  typeof value === 'object' &&
  value !== null &&
  'site' in value &&
  'common' in value &&
  isList(value.site) &&
  isList(value.common) &&
  isTexts('places' in value ? value.places : undefined, 'name', 'text', 'near', 'city') &&
  isTexts('guides' in value ? value.guides : undefined, 'name', 'path');

async function fetchWords(): Promise<SiteWords | null> {
  try {
    const answer = await fetch(WORDS_PATH);
    const value: unknown = answer.ok ? await answer.json() : null;
    return isWords(value) ? value : null;
  } catch {
    return null;
  }
}

/** The same for the text that was asked last: the hint below the box and an empty list ask for one text. */
function remembered(ask: (typed: string) => Offer): (typed: string) => Offer {
  let last: { typed: string; offer: Offer } | undefined;
  return (typed) => {
    if (last?.typed !== typed) last = { typed, offer: ask(typed) };
    return last.offer;
  };
}

/** Makes what corrects searches. Never throws. */
export function correctorOf({ places, guides = [], ...words }: SiteWords): Corrector {
  const vocabulary = vocabularyOf(misspellings, words);
  const frequent = vocabularyOf(misspellings, { site: [], common: [] });
  const offered = remembered((typed) =>
    places
      ? offerFor(
          typed,
          vocabulary,
          (query) => findsRestaurant(places, query) || guidesFor(guides, query).length > 0,
        )
      : { whole: suggestionFor(typed, vocabulary), part: null },
  );
  return {
    offer: (typed) => offered(typed).whole ?? offered(typed).part,
    search: (typed) => offered(typed).whole ?? suggestionFor(typed, frequent) ?? offered(typed).part,
    spelling: (typed) => suggestionFor(typed, vocabulary),
  };
}

let pending: Promise<Corrector> | null = null;

async function makeCorrector(): Promise<Corrector> {
  const words = await fetchWords();
  // Offline the frequent misspellings are corrected all the same; the next search box asks again.
  if (words === null) pending = null;
  return correctorOf(words ?? { site: [], common: [] });
}

/** What corrects searches, with the words of the site fetched once a visit. Never rejects. */
export function loadCorrector(): Promise<Corrector> {
  pending ??= makeCorrector();
  return pending;
}
