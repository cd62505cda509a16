import { disassemble, getChoseong } from 'es-hangul';
import { fold } from '@/lib/text/fold';
import { byTerm, type Comparison } from './comparisons';
import { english } from './english';
import type { WordForms } from './word-forms';

/** Two consonants that a keyboard shows as one while the initials of two syllables are typed: "ㄳ". */
const CLUSTERS = /[ㄳㄵㄶㄺ-ㅀㅄ]/g;

/** Particles after a noun, the longer of two that end alike first. */
const PARTICLES = [
  ...['에서부터', '으로부터', '에게서', '한테서', '이라도', '이라고', '에서는', '에서도', '으로는', '으로도'],
  ...[
    '에서',
    '에게',
    '에는',
    '에도',
    '한테',
    '으로',
    '로는',
    '로도',
    '로서',
    '로써',
    '라도',
    '까지',
    '부터',
    '마다',
  ],
  ...[
    '처럼',
    '보다',
    '밖에',
    '조차',
    '마저',
    '하고',
    '이랑',
    '이나',
    '이며',
    '만의',
    '만을',
    '만이',
    '와의',
    '과의',
  ],
  ...['을', '를', '이', '가', '은', '는', '의', '에', '로', '와', '과', '도', '만', '랑', '나'],
];

/** Fewest syllables of a noun that is not known: "가을" (autumn) is no "가" with a particle. */
const MIN_SYLLABLES = 2;

const INITIALS = /^[\u1100-\u1112]+$/;

const HANGUL = /^[가-힣]+$/;

/** Compares a form of Hangul. A query has it as its term, or has none of its letters. */
const byForm = (formOf: (run: string) => string): Comparison => ({
  ofName: ({ word, term, isUnspaced }) => (isUnspaced ? formOf(word) : term),
  ofQuery: ({ term }) => term,
});

export const korean: WordForms = {
  // Of the words in Latin letters that a Korean site has.
  stem: english.stem,
  prepare: (piece) => piece.replace(CLUSTERS, disassemble),
  comparisons: [byTerm, byForm((run) => fold(getChoseong(run))), byForm(disassemble)],
  hangul: {
    initialsOf: getChoseong,
    isInitials: (term) => INITIALS.test(term),
    keystrokesOf: disassemble,
    withoutParticles: (run, isNoun) => {
      if (!HANGUL.test(run) || isNoun(run)) return run;
      const nouns = PARTICLES.filter((particle) => run.endsWith(particle)).map((particle) =>
        run.slice(0, -particle.length),
      );
      return (
        nouns.find((noun) => noun !== '' && isNoun(noun)) ??
        nouns.find(({ length }) => length >= MIN_SYLLABLES) ??
        run
      );
    },
  },
};
