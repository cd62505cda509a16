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
  /** Other whole names: spellings, translations, the words of its address. */
  names?: readonly string[];
  /** Further words it is found by, folded and joined: ingredients, cuisine, description. */
  also?: string;
  thumb?: { avif: string; webp: string };
  /** Only on entries of a list with a search of its own: recipes, and the restaurants of a guide. */
  listed?: Listed;
};

/** The texts that the search of a list looks through, by any part of a word. */
export type Listed = {
  /** The guide of a restaurant. */
  guide?: string;
  /** Names beside its title. */
  names?: readonly string[];
  /** Facts; of a recipe, its category first. */
  texts: readonly string[];
  /** Neighbourhoods without a restaurant beside its own. */
  near?: readonly string[];
  city?: string;
};

/** Correctly spelled words, a to z: corrections are taken from `site`; `common` ones are only left alone. */
export type SearchWords = { site: readonly string[]; common: readonly string[] };

/** The page of a market. */
export type SearchMarket = { guide: string; name: string; path: string };

/** The JSON file that all searches of the site load. */
export type SearchFile = {
  entries: readonly SiteEntry[];
  words: SearchWords;
  /** Frequent misspellings and the words that were meant. */
  misspellings: Readonly<Record<string, string>>;
  markets: readonly SearchMarket[];
};

/** Results of one group. */
export type SiteResults = { group: SiteGroup; entries: SiteEntry[]; total: number };

/** Most results that a search returns of one group or list; the others are only counted. */
export const MAX_RESULTS = 30;

export type SiteFound = {
  /** Groups with results only, in the order of SITE_GROUPS but the group of the best result first. */
  groups: SiteResults[];
  count: number;
  /** The text that was searched instead of the typed one, because that found nothing; null otherwise. */
  corrected: string | null;
  /** True where no entry has all of the words and these have some of them. */
  partial: boolean;
};

/** Finds entries for a typed text; none for a blank one. Never throws. */
export type SiteSearch = (typed: string) => SiteFound;
