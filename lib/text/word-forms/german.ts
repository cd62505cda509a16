import { stemmer } from '@orama/stemmers/german';
import { cachedStems } from './cached-stems';
import { BY_WORD_OR_STEM } from './comparisons';
import type { WordForms } from './word-forms';

export const german: WordForms = { stem: cachedStems(stemmer), hasRoots: true, comparisons: BY_WORD_OR_STEM };
