import * as dictionary from '@/.content/messages/siteIndex';
import { synonyms } from '@/.content/search';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { Schema } from '@/lib/content/schema-walk';
import { type ShownText, shownParts, textsOfParts } from '@/lib/content/shown-parts';
import type { ListedFacts, SiteEntry } from './entry';
import { isStopWord, nameKey } from './stop-words';
import { createSynonyms } from './synonyms';
import { termsOf, tokensOf } from './tokens';

/** Words that the search finds texts by: without controls, whose words say nothing about the content. */
export function searchedTexts(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ role, text }) => {
    if (role === 'control') return [];
    const words = text.replace(/\{[^{}]*\}/g, ' ');
    // So that "price" finds "$199".
    return role === 'price' ? [dictionary.priceTerms, words] : [words];
  });
}

/** All texts of a value that a visitor reads, in the order of its schema. */
export const textsOf = (schema: Schema, value: unknown): string[] =>
  searchedTexts(textsOfParts(shownParts(schema, value)));

/** Most words of one entry, so that long texts do not outweigh others. */
const MAX_WORDS = 80;

/** The words of texts, each once, without stop words. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const token of texts.flatMap(tokensOf)) {
    const { term, word } = token;
    if (term.length > 1 && !isStopWord(token) && !words.has(term)) words.set(term, word);
  }
  return [...words.values()].slice(0, MAX_WORDS);
}

/** Longest note below a title, in characters: one line, two on a phone. */
const MAX_NOTE = 92;

/** The first sentence of a text without its full stop, cut at a word where it is long. */
export function firstSentence(text: string): string {
  const sentence = (text.split(/(?<=[.?!])\s/)[0] ?? text).replace(/\.$/, '');
  if (sentence.length <= MAX_NOTE) return sentence;
  return `${sentence.slice(0, MAX_NOTE).replace(/[\s,;:]+\S*$/, '')}…`;
}

const { rowsIn } = createSynonyms(synonyms);

/** Input of an entry: `names` are other whole names, `texts` are texts it is found by. */
type EntryInput = Omit<SiteEntry, 'also' | 'thumb' | 'listed'> & {
  listed?: ListedFacts | undefined;
  texts?: readonly string[];
  picture?: PictureRef | undefined;
};

/** The first address of a `srcset`, whose widths ascend. */
const smallest = (srcset: string) => srcset.split(' ')[0] ?? '';

/** An entry with the synonyms of its texts, and no word twice. */
export function siteEntry({ names = [], texts = [], picture, ...entry }: EntryInput): SiteEntry {
  const { title, native, note, lang, listed, dish } = entry;
  const keys = new Set([nameKey(title), '']);
  const others = names.filter((name) => {
    const key = nameKey(name);
    return !keys.has(key) && keys.add(key);
  });
  const mainTexts = [title, ...others, ...(native ? [native.text] : []), note, ...(listed?.texts ?? [])];
  const known = new Set(mainTexts.flatMap(termsOf));
  const also = wordsIn(texts).filter((word) => !termsOf(word).every((term) => known.has(term)));
  const rows = rowsIn([...mainTexts, ...texts]);
  const sources = picture && pictureSources(picture);
  return {
    href: entry.href,
    group: entry.group,
    title,
    ...(lang && { lang }),
    note,
    ...(native && { native }),
    ...(others.length > 0 && { names: others }),
    ...(also.length > 0 && { also: also.join(' ') }),
    ...(rows.length > 0 && { rows }),
    ...(sources && { thumb: { avif: smallest(sources.avif), webp: smallest(sources.webp) } }),
    ...(listed && { listed }),
    ...(dish && { dish }),
  };
}
