import type { PictureRef } from '@/lib/content/schema/recipe';
import { pictureSources } from '@/lib/pictures';
import type { SiteEntry } from '@/lib/search/site/entry';
import { keyOf, tokensOf } from '@/lib/search/tokens';
import { alsoCalled, otherNames } from './synonyms';
import { wordsIn } from './texts';

/** What an entry is made of. */
export type Made = Pick<SiteEntry, 'href' | 'group' | 'title' | 'note'> & {
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
}: Made): SiteEntry {
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
