import type { Vocabulary } from './corrections';
import { cleanText } from './text-cleanup';

/** What a submitted search looks for, and whether that is a correction of what was typed. */
export type PreparedQuery = { query: string; corrected: boolean };

/** The text for a "Did you mean" link, or null when nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, vocabulary: Vocabulary): string | null {
  const { text, corrections } = cleanText(typed, vocabulary);
  if (corrections.length === 0 || text.toLowerCase() === typed.trim().toLowerCase()) return null;
  return text;
}

/** What to search for on submit: the correction where there is one, else the trimmed text; null when blank. */
export function prepareQuery(typed: string, vocabulary: Vocabulary): PreparedQuery | null {
  const query = typed.trim();
  if (query === '') return null;
  const suggestion = suggestionFor(query, vocabulary);
  return suggestion === null ? { query, corrected: false } : { query: suggestion, corrected: true };
}

/** Address of the restaurant search results for a text. Takes any text, broken Unicode too. */
export function searchPath(query: string): string {
  return `/travel/toronto/search/?${new URLSearchParams({ q: query })}`;
}
