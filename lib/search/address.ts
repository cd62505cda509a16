import { guidePath } from '@/lib/content/guide';
import { cutText, wellFormed } from '@/lib/text/characters';
import { hrefWith, textParameter } from '@/lib/ui/address';

/** The query: `?q=ramen`. */
export const SEARCH = textParameter('q');

/** Address of the page that searches the restaurants of a guide. */
export const searchPageOf = (guide: string) => `${guidePath(guide, 'search')}/`;

/** Address of the restaurants of a guide that a query finds; of all of them for ''. */
export function searchPath(query: string, guide: string): string {
  return hrefWith(SEARCH, query, searchPageOf(guide));
}

/** A typed text as the address stores it: trimmed, with lone surrogates replaced. */
export function addressTerm(typed: string): string {
  return wellFormed(typed.trim());
}

/** Longest query that a page shows, in characters. */
const MAX_SHOWN = 80;

/** A query as a page shows it, shortened where it is long. */
export function shownTerm(term: string): string {
  const first = Array.from(term).slice(0, MAX_SHOWN).join('');
  return first === term ? term : `${cutText(term, first.length).trimEnd()}…`;
}
