import { capitalize } from '@/lib/text/words';
import { guidesFor } from './guides';
import { createRestaurantSearch } from './restaurants';
import { cleanText, createSpelling, type Spelling, suggestionFor } from './spelling';
import { fetchWords, type SearchWords, type WordsFile } from './words';

export type Corrector = Awaited<ReturnType<typeof createCorrector>>;

const NO_WORDS: WordsFile = { site: [], common: [] };

/** How long the words are waited for, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** What corrects the words of a search of restaurants, by the words of the site. */
export const restaurantSpelling = ({ site, common }: SearchWords): Spelling =>
  createSpelling({
    weights: new Map(site.map((word) => [word, 1])),
    right: [...site, ...common],
    isCautious: true,
  });

/**
 * What corrects a search of restaurants; each of its functions gives null when there is nothing to correct. Without
 * places every correction is taken to find something.
 */
export async function createCorrector({ places, guides = [], ...right }: WordsFile) {
  const spelling = restaurantSpelling(right);
  const frequentOnly = restaurantSpelling(NO_WORDS);
  const search = places && (await createRestaurantSearch(places, (place) => place));
  const finds = (query: string) =>
    !search || search(query).found.length > 0 || guidesFor(guides, query).length > 0;

  /** What finds something: the whole search corrected, else what stands for it, else its longest corrected word. */
  const offer = (typed: string, otherwise: (typed: string) => string | null): string | null => {
    const whole = suggestionFor(typed, spelling);
    if (whole === null || (search && finds(typed))) return otherwise(typed);
    if (finds(whole)) return whole;
    const words = cleanText(typed, spelling).corrections.map(capitalize);
    const part = words.sort((one, other) => other.length - one.length).find(finds);
    return otherwise(typed) ?? part ?? null;
  };
  return {
    /** The text that was probably meant, where it finds something and the typed one does not. */
    offer: (typed: string) => offer(typed, () => null),
    /** What is searched once the search sets off: the offer, but fixed frequent misspellings rather than a part. */
    search: (typed: string) => offer(typed, () => suggestionFor(typed, frequentOnly)),
    /** Every word as it is spelled, whether or not that finds anything. */
    spelling: (typed: string) => suggestionFor(typed, spelling),
  };
}

let pending: Promise<Corrector> | null = null;

/** What corrects searches, with the words of the site fetched once a visit. Never rejects. */
export function loadCorrector(): Promise<Corrector> {
  pending ??= fetchWords(LONGEST_WAIT).then((words) => {
    // Offline the frequent misspellings are corrected all the same; the next search box asks again.
    if (words === null) pending = null;
    return createCorrector(words ?? NO_WORDS);
  });
  return pending;
}
