/** Word that another one may be a form of: "thigh" of "thighs". */
export type Stem = {
  stem: string;
  /** Language whose endings the form has. */
  language: string;
  /** True for an ending of adjectives only: "cuite", "cocidas". */
  isAdjective: boolean;
};

type Ending = { ending: string; base: string; language: string; isAdjective: boolean };

/** Endings of plurals, with what the singular has in their place. */
const PLURALS: Readonly<Record<string, readonly string[]>> = {
  en: ['s', 'es', 'ies>y', 'ves>f', 'ves>fe'],
  fr: ['s', 'x', 'aux>al'],
  es: ['s', 'es', 'ces>z'],
  it: ['i>o', 'i>e', 'i>a', 'i>io', 'hi>o', 'e>a', 'he>a'],
  // Folding has removed the umlaut of "Nüsse" already.
  de: ['e', 'en', 'n', 'er', 'ern', 's', 'es'],
};

/** Endings of adjectives and participles for gender and case. */
const ADJECTIVES: Readonly<Record<string, readonly string[]>> = {
  fr: ['e', 'es'],
  es: ['a>o', 'as>o'],
  it: ['a>o', 'e>o'],
  de: ['em'],
};

/** Languages whose words all have plurals within a phrase: "cuisses de poulet". In English the last one has. */
export const ALL_INFLECT: ReadonlySet<string> = new Set(Object.keys(ADJECTIVES));

/** Languages of which the plurals are known. */
export const INFLECTS: ReadonlySet<string> = new Set(Object.keys(PLURALS));

/** Endings by their last letter. */
const ENDINGS = new Map<string, Ending[]>();

for (const [rules, isAdjective] of [
  [PLURALS, false],
  [ADJECTIVES, true],
] as const) {
  for (const [language, list] of Object.entries(rules)) {
    for (const rule of list) {
      const [ending = '', base = ''] = rule.split('>');
      const alike = ENDINGS.get(ending.slice(-1)) ?? [];
      ENDINGS.set(ending.slice(-1), [...alike, { ending, base, language, isAdjective }]);
    }
  }
}

const SIBILANT = /(?:s|x|z|ch|sh|o)$/;

function isPossible({ ending, language }: Ending, stem: string): boolean {
  if (stem.length < 2) return false;
  if (language === 'en' && ending === 'es') return SIBILANT.test(stem);
  // "ein" and "Eis" are not forms of "Ei".
  return language !== 'de' || stem.length > 2 || ending === 'er' || ending === 'ern';
}

/** Words that a folded word may be a plural or another form of. */
export function stemsOf(word: string): Stem[] {
  const stems: Stem[] = [];
  for (const each of ENDINGS.get(word.slice(-1)) ?? []) {
    if (!word.endsWith(each.ending)) continue;
    const stem = word.slice(0, -each.ending.length) + each.base;
    const { language, isAdjective } = each;
    if (isPossible(each, stem)) stems.push({ stem, language, isAdjective });
  }
  return stems;
}
