import type { Vocabulary } from './corrections';
import { cleanText } from './text-cleanup';

/** The text for a "Did you mean" link, or null when nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, vocabulary: Vocabulary): string | null {
  const { text, corrections } = cleanText(typed, vocabulary);
  if (corrections.length === 0 || text.toLowerCase() === typed.trim().toLowerCase()) return null;
  return text;
}
