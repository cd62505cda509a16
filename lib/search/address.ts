/** The page that searches the restaurants of Toronto. */
export const SEARCH_PAGE = '/travel/toronto/search/';

/** Address of the search results for a text, of every restaurant for ''. Takes any text, broken Unicode too. */
export function searchPath(query: string): string {
  return query === '' ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ q: query })}`;
}

/** A typed text as the address holds it: trimmed, halves of broken characters replaced. */
export function addressTerm(typed: string): string {
  return typed.trim().replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** A searched text as a page shows it: cut after eighty characters. */
export function shownTerm(term: string): string {
  const characters = Array.from(term);
  return characters.length <= LONGEST_SHOWN
    ? term
    : `${characters.slice(0, LONGEST_SHOWN).join('').trimEnd()}…`;
}

const LONGEST_SHOWN = 80;
