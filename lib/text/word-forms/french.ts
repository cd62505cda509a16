import { stemmer } from '@orama/stemmers/french';
import { cachedStems } from './cached-stems';
import { BY_WORD_OR_STEM } from './comparisons';
import type { WordForms } from './word-forms';

/** Articles, pronouns and conjunctions that lose their vowel before another word. */
const ELIDED = /(?<![\p{L}\p{N}'’ʼ‘])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’ʼ‘](?=[\p{L}\p{N}])/giu;

/** Nouns with a plural in "x" that the stemmer leaves as it is. */
const PLURAL_X = /^(bijou|caillou|chou|genou|hibou|joujou|pou|cheveu|feu|jeu|lieu|milieu|neveu)x$/;

/** Feminine of a participle without its accent; not that of a short noun ("purée"). */
const PARTICIPLE = /(?<=^.{4,})ees?$/;

export const french: WordForms = {
  // Words come without accents, by which the stemmer would know participles.
  stem: cachedStems((word) => stemmer(word.replace(PLURAL_X, '$1').replace(PARTICIPLE, 'e'))),
  hasRoots: true,
  comparisons: BY_WORD_OR_STEM,
  hasAccents: true,
  prepare: (piece) => piece.replace(ELIDED, ''),
};
