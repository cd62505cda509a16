import type { DishFoods, KindNames } from './foods';
import type { SynonymRows } from './synonyms';

/** Groups of results of the site search, in the order in which they are shown. */
export const SITE_GROUPS = ['recipe', 'place', 'guide', 'section'] as const;
export type SiteGroup = (typeof SITE_GROUPS)[number];

/** One result of a search. */
export type SiteEntry = {
  /** Path with its slash, query and anchor, or the full address of a recipe on another site. Unique in the index. */
  href: string;
  group: SiteGroup;
  title: string;
  /** Language of its title (BCP 47), where that is not the language of the site. */
  lang?: string;
  /** Kind and place in a few words: "Noodles, 45 min prep, 1 hr 15 min in all", "Kensington Market". */
  note: string;
  native?: { text: string; lang: string };
  /** Other whole names: translations, the words of its address. */
  names?: readonly string[];
  /** Further words it is found by, folded and joined: ingredients, cuisine, description. */
  also?: string;
  /** Rows of synonyms with a name in any of its texts, as indexes of `SearchFile.synonyms`. */
  rows?: readonly number[];
  thumb?: { avif: string; webp: string };
  /** Only on entries of a list with a search of its own: recipes, and the restaurants and markets of a guide. */
  listed?: ListedFacts;
  /** Only on recipes: their foods, and the minutes from the first step to the table. */
  dish?: DishFoods & { minutes: number };
};

/** The facts of an entry of a list. The search of the list finds them by any part of a word. */
export type ListedFacts = {
  /** The guide of a restaurant or market. */
  guide?: string;
  /** Facts as they are shown; of a recipe, its category first. */
  texts: readonly string[];
  /** A market, which is no result of a search of restaurants but linked above them. */
  isMarket?: true;
  /** Neighbourhoods without a restaurant beside its own. */
  near?: readonly string[];
  city?: string;
};

/** Correctly spelled words: corrections are taken from `site`, a to z; `common` ones are only left alone. */
export type SearchWords = { site: readonly string[]; common: readonly string[] };

/** The JSON file that all searches of the site load. */
export type SearchFile = {
  entries: readonly SiteEntry[];
  words: SearchWords;
  /** Frequent misspellings and the words that were meant. */
  misspellings: Readonly<Record<string, string>>;
  synonyms: SynonymRows;
  /** Words of the kinds of food of the recipes. */
  kinds?: KindNames;
};

/** Results of one group, each with its rank (see `rankOf`). */
export type SiteResults = { group: SiteGroup; entries: SiteEntry[]; ranks: number[]; total: number };

/** Most results that a search returns of one group or list; the others are only counted. */
export const MAX_RESULTS = 30;

export type SiteFound = {
  /** Groups with results only, in the order of SITE_GROUPS but the group of the best result first. */
  groups: SiteResults[];
  count: number;
  /** The text that was searched instead of the typed one, because that found nothing; null otherwise. */
  corrected: string | null;
  /** Names the nearest dish where none is quick enough; null otherwise. */
  nearest?: string | null;
  /** True where no entry has all of the words and these have some of them. */
  partial: boolean;
  /** Guides whose own search finds restaurants for the searched text. */
  guides: readonly string[];
};

/**
 * Finds entries for a typed text; none for a blank one. Never throws.
 *
 * @param page path of the page with the search: on those of recipes, recipes come first
 */
export type SiteSearchIndex = (typed: string, page?: string) => SiteFound;
