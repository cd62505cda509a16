import { misspellings, searchWords } from '@/data/search';
import { vocabularyOf } from './corrections';

/** The words of this site, for correcting a search. */
export const siteVocabulary = vocabularyOf(misspellings, searchWords);
