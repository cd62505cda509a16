/** Plurals of a folded English word: "mussels", "radishes", "anchovies", "loaves". */
function englishForms(word: string): string[] {
  const forms = [`${word}s`];
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/fe?$/.test(word)) forms.push(word.replace(/fe?$/, 'ves'));
  return forms;
}

function frenchForms(word: string): string[] {
  const forms = [`${word}s`, `${word}x`];
  if (word.endsWith('al')) forms.push(`${word.slice(0, -2)}aux`);
  return forms;
}

function spanishForms(word: string): string[] {
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
  return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`];
}

function italianForms(word: string): string[] {
  const stem = word.slice(0, -1);
  if (/[cg]a$/.test(word)) return [`${stem}he`];
  if (word.endsWith('a')) return [`${stem}e`, `${stem}i`];
  if (word.endsWith('io')) return [stem];
  if (/[cg]o$/.test(word)) return [`${stem}hi`, `${stem}i`];
  return /[oe]$/.test(word) ? [`${stem}i`] : [];
}

/** Folding has removed the umlaut of "Nüsse" already. "ein" and "Eis" are not forms of "Ei". */
function germanForms(word: string): string[] {
  const endings = word.length > 2 ? ['e', 'en', 'n', 'er', 'ern', 's', 'es'] : ['er', 'ern'];
  return endings.map((ending) => `${word}${ending}`);
}

const PLURALS: Readonly<Record<string, (word: string) => string[]>> = {
  en: englishForms,
  fr: frenchForms,
  es: spanishForms,
  it: italianForms,
  de: germanForms,
};

/** Endings of adjectives and participles: "cuit, cuite", "cocido, cocida", "gekochte, gekochter". */
function adjectiveForms(word: string, language: string): string[] {
  if (language === 'fr') return [`${word}e`, `${word}es`];
  if (language === 'de') return [`${word}em`];
  const stem = word.slice(0, -1);
  if (!word.endsWith('o')) return [];
  if (language === 'es') return ['a', 'as'].map((end) => `${stem}${end}`);
  return language === 'it' ? ['a', 'e'].map((end) => `${stem}${end}`) : [];
}

/** Languages whose adjectives and nouns change together: "cuisses de poulet", "carnes picadas". */
const ALL_CHANGE = new Set(['fr', 'es', 'it', 'de']);

/**
 * Forms of a word of the dictionary.
 *
 * @param isLast the last word of its phrase: in English only that one has a plural
 * @param isAdjective a word that describes: it has endings for gender and case
 */
export function formsOf(
  word: string,
  language: string,
  { isLast, isAdjective }: { isLast: boolean; isAdjective: boolean },
): string[] {
  if (word.length < 2 || !(isLast || ALL_CHANGE.has(language))) return [word];
  const plurals = PLURALS[language]?.(word) ?? [];
  return [word, ...plurals, ...(isAdjective ? adjectiveForms(word, language) : [])];
}
