import * as dictionary from '@/.content/words/siteIndex';
import { isStopWord } from '@/lib/search/stop-words';
import { tokensOf } from '@/lib/search/tokens';

/** What stands in the data beside what a visitor reads. */
const UNREAD = new Set([
  'type',
  'id',
  'href',
  'icon',
  'picture',
  'image',
  'mail',
  'pick',
  'without',
  'as',
  'columns',
  'lang',
  'recipe',
  'body',
  'subject',
  'buttonText',
  'coordinates',
  'words',
  'brands',
]);

/** Every text below a value of the data that a visitor reads, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{[^{}]*\}/g, ' ')];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  // What a picture shows is not what is written.
  if (typeof value !== 'object' || value === null || 'alt' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (UNREAD.has(key)) return [];
    // "$199" does not say that it is one.
    return key === 'price' ? [dictionary.priceWords, ...textsIn(inner)] : textsIn(inner);
  });
}

/** Words of one entry, so that no long text outweighs the others. */
const MOST_WORDS = 80;

/** The words of texts without stop words, each once, as an entry of the index holds them; '' for none. */
export function wordsIn(texts: readonly string[]): string {
  const words = new Map<string, string>();
  for (const { term, word } of texts.flatMap(tokensOf)) {
    if (term.length > 1 && !isStopWord(word) && !words.has(term)) words.set(term, word);
  }
  return [...words.values()].slice(0, MOST_WORDS).join(' ');
}

/** Longest note below a title, in characters: one line of the search, two on a phone. */
const LONGEST_NOTE = 92;

/** The first sentence of a text without its full stop, cut at a word where it is long. */
export function firstSentence(text: string): string {
  const sentence = (text.split(/(?<=[.?!])\s/)[0] ?? text).replace(/\.$/, '');
  if (sentence.length <= LONGEST_NOTE) return sentence;
  return `${sentence.slice(0, LONGEST_NOTE).replace(/[\s,;:]+\S*$/, '')}…`;
}
