import { guidePath } from '@/lib/content/guide';
import { wellFormed } from '@/lib/text/characters';
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
