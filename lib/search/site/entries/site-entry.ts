import type { PictureRef } from '@/lib/content/schema/recipe';
import { synonyms } from '@/lib/content/search';
import { pictureSources } from '@/lib/pictures';
import type { SiteEntry } from '@/lib/search/site/entry';
import { keyOf } from '@/lib/search/stop-words';
import { termsOf, tokensOf } from '@/lib/search/tokens';
import { wordsIn } from './texts';

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
    if (!held) return [];
    return names
      .filter((name) => name !== held)
      .map((other) => key.replace(held.key, ` ${other.text} `).trim());
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

/** What is given of an entry. */
type Given = Pick<SiteEntry, 'href' | 'group' | 'title' | 'note'> & {
  lang?: string | undefined;
  native?: SiteEntry['native'] | undefined;
  /** Other whole names. */
  names?: readonly string[];
  /** Texts it is found by. */
  says?: readonly string[];
  picture?: PictureRef | undefined;
};

/** The first address of a `srcset`, whose widths ascend. */
const smallest = (srcset: string) => srcset.split(' ')[0] ?? '';

/** Names that are not the title once more, each once. */
function unlike(title: string, names: readonly string[]): string[] {
  const seen = new Set([keyOf(title), '']);
  return names.filter((name) => {
    const key = keyOf(name);
    return !seen.has(key) && seen.add(key);
  });
}

/** An entry of the index with everything else it is called, and none of its words twice. */
export function siteEntry({
  href,
  group,
  title,
  lang,
  note,
  native,
  names = [],
  says = [],
  picture,
}: Given): SiteEntry {
  const own = [title, ...names, ...(native ? [native.text] : [])];
  const others = unlike(title, [...names, ...own.flatMap(otherNames)]);
  // What it is called counts for more than the same word in its description.
  const known = new Set([...own, ...others, note].flatMap((text) => tokensOf(text)).map(({ term }) => term));
  const also = `${wordsIn(says)} ${wordsIn(alsoCalled([...says, note]))}`
    .split(' ')
    .filter((word, index, words) => words.indexOf(word) === index)
    .filter((word) => !tokensOf(word).every(({ term }) => known.has(term)));
  const sources = picture && pictureSources(picture);
  return {
    href,
    group,
    title,
    ...(lang && { lang }),
    note,
    ...(native && { native }),
    ...(others.length > 0 && { names: others }),
    ...(also.length > 0 && { also: also.join(' ') }),
    ...(sources && { thumb: { avif: smallest(sources.avif), webp: smallest(sources.webp) } }),
  };
}
