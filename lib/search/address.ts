import { guidePath } from '@/lib/guide/guide';
import { textParameter } from '@/lib/ui/address';

/** What is searched: `?q=ramen`. */
export const SEARCH = textParameter('q');

/** Address of the page that searches the restaurants of a guide. */
export const searchPageOf = (guide: string) => `${guidePath(guide, 'search')}/`;

/** Address of the search results for a text among the restaurants of a guide, of all of them for ''. Takes any text. */
export function searchPath(query: string, guide: string): string {
  const page = searchPageOf(guide);
  return query === '' ? page : `${page}?${new URLSearchParams({ q: query })}`;
}
