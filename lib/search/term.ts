import { cutText, wellFormed } from '@/lib/text/characters';

/** A typed text as the address holds it: trimmed, halves of broken characters replaced. */
export function addressTerm(typed: string): string {
  return wellFormed(typed.trim());
}

/** A searched text as a page shows it: cut after eighty characters. */
export function shownTerm(term: string): string {
  const first = Array.from(term).slice(0, 80).join('');
  return first === term ? term : `${cutText(term, first.length).trimEnd()}…`;
}
