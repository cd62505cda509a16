import { capitalised } from '@/lib/text/words';
import type { Vocabulary } from './corrections';
import { cleanText } from './text-cleanup';

/** A search with its misspelled words set right, or null when nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, vocabulary: Vocabulary): string | null {
  const { text, corrections } = cleanText(typed, vocabulary);
  if (corrections.length === 0 || text.toLowerCase() === typed.trim().toLowerCase()) return null;
  return text;
}

/** A correction that finds something: the whole of the search set right, or else the longest word of it that was. */
export type Offer = { whole: string | null; part: string | null };

/** What is worth an offer for a search: nothing where it finds something as it was typed. */
export function offerFor(typed: string, vocabulary: Vocabulary, finds: (query: string) => boolean): Offer {
  const meant = suggestionFor(typed, vocabulary);
  if (meant === null || finds(typed)) return { whole: null, part: null };
  if (finds(meant)) return { whole: meant, part: null };
  const words = cleanText(typed, vocabulary).corrections.map(({ corrected }) => capitalised(corrected));
  const part = words.sort((one, other) => other.length - one.length).find(finds);
  return { whole: null, part: part ?? null };
}
