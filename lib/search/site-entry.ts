import * as dictionary from '@/.content/messages/siteIndex';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { synonyms } from '@/lib/content/search';
import type { SiteEntry } from './entry';
import { isStopWord, keyOf } from './stop-words';
import { termsOf, tokensOf } from './tokens';

/** What stands in the data beside what a visitor reads. */
const UNREAD =
  /^(type|id|href|icon|picture|image|mail|pick|without|as|columns|lang|recipe|body|subject|buttonText|coordinates|words|brands)$/;

/** Every text below a value of the data that a visitor reads, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{[^{}]*\}/g, ' ')];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  // What a picture shows is not what is written.
  if (typeof value !== 'object' || value === null || 'alt' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (UNREAD.test(key)) return [];
    // "$199" does not say that it is one.
    return key === 'price' ? [dictionary.priceWords, ...textsIn(inner)] : textsIn(inner);
  });
}

/** Words of one entry, so that no long text outweighs the others. */
const MOST_WORDS = 80;

/** The words of texts without stop words, each once, as an entry of the index holds them. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const { term, word } of texts.flatMap(tokensOf)) {
    if (term.length > 1 && !isStopWord(word) && !words.has(term)) words.set(term, word);
  }
  return [...words.values()].slice(0, MOST_WORDS);
}

/** Longest note below a title, in characters: one line of the search, two on a phone. */
const LONGEST_NOTE = 92;

/** The first sentence of a text without its full stop, cut at a word where it is long. */
export function firstSentence(text: string): string {
  const sentence = (text.split(/(?<=[.?!])\s/)[0] ?? text).replace(/\.$/, '');
  if (sentence.length <= LONGEST_NOTE) return sentence;
  return `${sentence.slice(0, LONGEST_NOTE).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** Names that a text of another script holds anywhere are no shorter than this. */
const SHORTEST_PART = 2;

/** A text as names are looked for in it: its words in the singular, with a space around each. */
const spaced = (text: string) => ` ${termsOf(text).join(' ')} `;

const groups = synonyms.map((names) => names.map((text) => ({ text, key: spaced(text) })));

/** A text with a name in it in every other way it may be called: "Bean curd from Scratch" for "Tofu from Scratch". */
export function otherNames(text: string): string[] {
  const key = spaced(text);
  return groups.flatMap((names) => {
    const held = names.find((name) => key.includes(name.key));
    const others = held ? names.filter((name) => name !== held) : [];
    return others.map((other) => key.replace(held?.key ?? '', ` ${other.text} `).trim());
  });
}

/** Every name of everything that texts mention. */
export function alsoCalled(texts: readonly string[]): string[] {
  const keys = texts.map(spaced);
  const isMentioned = ({ text, key }: (typeof groups)[number][number]) =>
    keys.some((each) => each.includes(key)) ||
    (text.length >= SHORTEST_PART &&
      tokensOf(text).every(({ isUnspaced }) => isUnspaced) &&
      texts.some((each) => each.normalize('NFKC').includes(text)));
  return groups.flatMap((names) => (names.some(isMentioned) ? names.map(({ text }) => text) : []));
}

/** What is known of an entry: `names` are other whole names, `texts` are texts it is found by. */
type Known = Pick<SiteEntry, 'href' | 'group' | 'title' | 'note' | 'lang' | 'native' | 'names'> & {
  texts?: readonly string[];
  picture?: PictureRef | undefined;
};

/** The first address of a `srcset`, whose widths ascend. */
const smallest = (srcset: string) => srcset.split(' ')[0] ?? '';

/** An entry of the index with everything else it is called, and none of its words twice. */
export function siteEntry({ names = [], texts = [], picture, ...entry }: Known): SiteEntry {
  const { title, native, note, lang } = entry;
  const own = [title, ...names, ...(native ? [native.text] : [])];
  const keys = new Set([keyOf(title), '']);
  const others = [...names, ...own.flatMap(otherNames)].filter((name) => {
    const key = keyOf(name);
    return !keys.has(key) && keys.add(key);
  });
  // What it is called counts for more than the same word in its description.
  const known = new Set([...own, ...others, note].flatMap(termsOf));
  const also = [...new Set([...wordsIn(texts), ...wordsIn(alsoCalled([...texts, note]))])].filter(
    (word) => !termsOf(word).every((term) => known.has(term)),
  );
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
    ...(sources && { thumb: { avif: smallest(sources.avif), webp: smallest(sources.webp) } }),
  };
}
