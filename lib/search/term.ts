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
