import { endingsOf, isSpaced, normalizePhrase, WORD_CHARACTER } from './phrases';

/** Lists of words of one rule: a text has to have a phrase of each. */
type WordLists = readonly (readonly string[])[];

/**
 * List of a rule, as a bit in the mask of its lists. `phrase` is all of a phrase of several words but its ending;
 * the indexed word is `offset` after its start.
 */
type PhraseStart = { rule: number; bit: number; phrase?: string | undefined; offset: number };

/** Called with the hash of a word and its position. */
type Visit = (hash: number, text: string, start: number) => void;

const WORD = new RegExp(`${WORD_CHARACTER}+`, 'gu');
const NOT_ASCII = /[^\0-\x7f]/;
/** Bits of a hash that pass over most unknown words without a look into the map. */
const FILTER = 0xffff;
const NO_RULES: readonly number[] = [];

const addToHash = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0;

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = addToHash(hash, word.charCodeAt(at));
  return hash;
}

/** Code of the lower case letter or the digit; 0 for what separates words of ASCII. */
function wordCode(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return code;
  return code >= 65 && code <= 90 ? code + 32 : 0;
}

/** Visits the words of a text of ASCII with single spaces without copying them; returns false for any other text. */
function visitAscii(text: string, visit: Visit): boolean {
  let hash = 0;
  let start = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 || code < 32 || (code === 32 && last === 32)) return false;
    last = code;
    const letter = wordCode(code);
    if (letter > 0) {
      if (hash === 0) start = at;
      hash = addToHash(hash, letter);
    } else if (hash !== 0) {
      visit(hash, text, start);
      hash = 0;
    }
  }
  if (hash !== 0) visit(hash, text, start);
  return true;
}

const wordsOf = (plain: string) => [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));

const hasPhrase = (text: string, start: number, phrase: string) =>
  start >= 0 && text.slice(start, start + phrase.length).toLowerCase() === phrase;

/**
 * Function that finds the rules a text can match, by one word of each phrase. An expression for each list takes ten
 * times as long on the texts of a large site.
 *
 * @returns numbers of the rules of which each list may match the text
 */
export function indexPhrases(rules: readonly WordLists[]): (text: string) => readonly number[] {
  /** Places by the hash of a word. Two words with one hash do no harm: expressions decide. */
  const byWord = new Map<number, PhraseStart[]>();
  /** Parts of scripts without spaces. */
  const anywhere: { part: string; place: PhraseStart }[] = [];
  const add = (written: string, rule: number, bit: number) => {
    const plain = normalizePhrase(written);
    const words = wordsOf(plain);
    const [first] = words;
    if (!first || (!isSpaced(written) && NOT_ASCII.test(plain))) {
      anywhere.push({ part: plain, place: { rule, bit, offset: 0 } });
      return;
    }
    // The longest word is in the fewest texts: not the "in" and "the" of "in the pot".
    const longest = words.reduce((one, other) => (other.word.length > one.word.length ? other : one), first);
    const offset = longest.index;
    const isLast = longest === words.at(-1);
    // An ending takes the "e" of the last word.
    const phrase = isLast ? plain.slice(0, offset) : plain.replace(/e$/, '');
    for (const form of isLast ? endingsOf(longest.word) : [longest.word]) {
      const hash = hashOf(form);
      const place = { rule, bit, offset, phrase: isSpaced(written) && words.length > 1 ? phrase : undefined };
      byWord.set(hash, [...(byWord.get(hash) ?? []), place]);
    }
  };
  rules.forEach((lists, rule) => {
    lists.forEach((words, list) => {
      for (const word of words) add(word, rule, 1 << list);
    });
  });
  const whole = rules.map((lists) => (1 << lists.length) - 1);
  const masks = new Uint8Array(rules.length);
  const marked: number[] = [];
  const mark = ({ rule, bit }: PhraseStart) => {
    const mask = masks[rule] ?? 0;
    if (mask === 0) marked.push(rule);
    masks[rule] = mask | bit;
  };
  const filter = new Uint8Array(FILTER + 1);
  for (const hash of byWord.keys()) filter[hash & FILTER] = 1;
  const visit: Visit = (hash, text, start) => {
    if (filter[hash & FILTER] === 0) return;
    const places = byWord.get(hash);
    if (!places) return;
    for (const place of places) {
      const { phrase, offset } = place;
      if (phrase === undefined || hasPhrase(text, start - offset, phrase)) mark(place);
    }
  };
  /** Rules of which every list is marked; clears the marks. */
  const takeComplete = () => {
    let found = NO_RULES;
    for (const rule of marked) {
      if (masks[rule] === whole[rule]) found = [...found, rule];
      masks[rule] = 0;
    }
    marked.length = 0;
    return found.length > 1 ? [...found].sort((one, other) => one - other) : found;
  };
  return (text) => {
    if (visitAscii(text, visit)) return takeComplete();
    const plain = normalizePhrase(text);
    for (const { 0: word, index } of plain.matchAll(WORD)) visit(hashOf(word), plain, index);
    for (const { part, place } of anywhere) if (plain.includes(part)) mark(place);
    return takeComplete();
  };
}
