import { aspirated } from '@/.content/messages/text';

// Elision and contraction in French: “de” is “d’” before a vowel sound, and “du” for “de le”.

/** Opening quotation marks and brackets before the first word. */
const OPENING = /^[\s«»“”‘’"'([{]+/;

/** Words that begin with a vowel but take no elision: semi-vowels, and numbers that are read alone. */
const UNELIDED = /^(?:onz|oui\b|oua|ouistiti|uhlan|ulul|y[aeiou])/;

/** Without accents, and with œ and æ as their first letters. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

let aspiratedWords: ReadonlySet<string> | undefined;

/** True if a text begins with a vowel or a mute h, before which “de” is “d’”: “huile”, but not “haricot” or “yaourt”. */
export function isElidedBefore(text: string): boolean {
  const start = plain(text.replace(OPENING, ''));
  const [first = ''] = start.match(/^[a-z]+/) ?? [];
  if (first.startsWith('h')) {
    aspiratedWords ??= new Set(plain(aspirated).split(/\s+/));
    return !aspiratedWords.has(first) && !aspiratedWords.has(first.replace(/[sx]$/, ''));
  }
  return /^[aeiouy]/.test(first) && !UNELIDED.test(start);
}

/** Contractions with a definite article, as long as it is no part of a proper name: “Le Marché” stays. */
const CONTRACTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { le: 'du', les: 'des' },
  à: { le: 'au', les: 'aux' },
};

/**
 * A name after “de”, “à” or “que”: “d’ail”, “de farine”, “du lait” for “le lait”, “à l’ail”, “qu’un œuf”.
 *
 * @public used by the generated message modules
 */
export function joined(value: string | number, word: 'de' | 'à' | 'que'): string {
  const text = String(value);
  const [, article = '', rest = ''] = /^(les?)[ \u00a0](.*)$/s.exec(text) ?? [];
  const contracted = CONTRACTED[word]?.[article];
  if (contracted) return `${contracted} ${rest}`;
  return word !== 'à' && isElidedBefore(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
}
