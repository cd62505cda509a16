import type { Vocabulary } from './corrections';
import { cleanText } from './text-cleanup';

/** A search with its misspelled words set right, or null when nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, vocabulary: Vocabulary): string | null {
  const { text, corrections } = cleanText(typed, vocabulary);
  if (corrections.length === 0 || text.toLowerCase() === typed.trim().toLowerCase()) return null;
  return text;
}

/**
 * The correction that is worth an offer: one that finds something, where the search as it was typed finds nothing.
 * Null for none.
 */
export function offerFor(
  typed: string,
  vocabulary: Vocabulary,
  finds: (query: string) => boolean,
): string | null {
  const meant = suggestionFor(typed, vocabulary);
  return meant !== null && finds(meant) && !finds(typed) ? meant : null;
}
