import { cutText } from '@/lib/text/cut-text';

/** Longest query that a page shows, in characters. */
const MAX_SHOWN = 80;

/** A query as a page shows it, shortened where it is long. */
export function shownTerm(term: string): string {
  const first = Array.from(term).slice(0, MAX_SHOWN).join('');
  return first === term ? term : `${cutText(term, first.length).trimEnd()}…`;
}
