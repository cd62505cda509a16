/** What the site search tells apart, in the order in which results are shown. */
export const SITE_GROUPS = ['recipe', 'place', 'guide', 'section'] as const;
export type SiteGroup = (typeof SITE_GROUPS)[number];

/** Something that the site search finds; an entry of the local index, a JSON file written with the pages. */
export type SiteEntry = {
  /** Path with its slash, query and anchor, or the full address of a recipe on another site. Unique in the index. */
  href: string;
  group: SiteGroup;
  title: string;
  /** Language of its title (BCP 47), where that is not the language of the site. */
  lang?: string;
  /** What and where it is, a few words: "Noodles, 45 min prep, 1 hr 15 min in all", "Kensington Market", "The Art & Science of Flour". */
  note: string;
  native?: { text: string; lang: string };
  /** Whole names it goes by beside its title: other spellings, translations, the words of its address. */
  names?: readonly string[];
  /** Further words it is found by, folded and joined: ingredients, cuisine, what is said about it. */
  also?: string;
  thumb?: { avif: string; webp: string };
};

/** The results of one group. */
type SiteResults = { group: SiteGroup; entries: SiteEntry[]; total: number };

/** Results of one group that a search gives out; the others are only counted. */
export const MOST_GIVEN = 30;

export type SiteFound = {
  /** Groups with results only, in the order of SITE_GROUPS but the group of the best result first. */
  groups: SiteResults[];
  count: number;
  /** The text that was searched instead of the typed one, because that found nothing; null otherwise. */
  corrected: string | null;
  /** Nothing holds all of the words: these few hold some of them. False where nothing was found. */
  partial: boolean;
};

/** Finds entries for a typed text. Nothing for a blank one. Never throws. */
export type SiteSearch = (typed: string) => SiteFound;

/** The same where the index may be in parts: it loads what it needs of them, and rejects where that cannot be had. */
export type AnySiteSearch = (typed: string) => SiteFound | Promise<SiteFound>;
