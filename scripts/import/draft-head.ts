import { createHash } from 'node:crypto';
import { textWidth } from '@/lib/text/characters';
import { isSlug } from '@/lib/text/is-slug';
import { isLanguage } from '@/lib/text/language';
import { latinSlug } from '@/scripts/new/drafts';
import { unromanized } from '@/scripts/romanize';
import { withoutBraces } from './marks';
import type { SourceRecipe } from './source-recipe';

const SHORTEST = 50;
const LONGEST = 160;

/** Description of 50 to 160 characters, with ✎ where the source has none that fits. */
export function describe(text: string, open: string[]): string {
  const plain = withoutBraces(text);
  if (plain === '')
    return '✎ What it is, what is special about it, how many it serves and in how many minutes.';
  if (plain.length > LONGEST) {
    const sentence = plain.slice(0, LONGEST).replace(/^(.*[.!?。])\s?.*$/su, '$1');
    const cut =
      textWidth(sentence) >= SHORTEST && sentence.length < LONGEST
        ? sentence
        : `${plain.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`;
    if (cut.endsWith('…')) open.push('description: cut at 160 characters');
    return textWidth(cut) >= SHORTEST ? cut : `${plain.slice(0, LONGEST - 1)}…`;
  }
  if (textWidth(plain) >= SHORTEST) return plain;
  return `✎ ${plain} (for search results, 50 to 160 characters)`.padEnd(SHORTEST, '.').slice(0, LONGEST);
}

/** Slug of a draft, and the words of the title that it lacks, since they have no Latin form here. */
export type DraftSlug = { slug: string; lost?: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const shortened = (slug: string) => slug.slice(0, 80).replace(/-+$/, '');
// A number alone is the address of a recipe by its number.
const isUsable = (slug: string) => isSlug(slug) && /[a-z]/.test(slug);

/**
 * Last part of the old address, else the title in Latin letters, else a name that is always the same for it. Words that cannot
 * be romanized are never left out in silence.
 */
export function draftSlug(
  { title, address, slug: given }: Pick<SourceRecipe, 'title' | 'address' | 'slug'>,
  kind = 'recipe',
): DraftSlug {
  const path = /^https?:\/\/[^/]+\/([^?#]*)/.exec(address ?? '')?.[1] ?? '';
  const last = path
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split('/')
    .filter((part) => !/^(?:\d+|amp|index|print|recipes?)?$/.test(part))
    .at(-1);
  const old = decoded(given ?? last ?? '');
  if (unromanized(old) === '' && isUsable(latinSlug(old))) return { slug: shortened(latinSlug(old)) };
  const lost = unromanized(title);
  const words = title.split(/\s+/).filter((word) => unromanized(word) === '');
  const latin = shortened(latinSlug(words.join(' ')));
  const slug = isUsable(latin)
    ? latin
    : `${kind}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`;
  return { slug, ...(lost !== '' && { lost }) };
}

/** YYYY-MM-DD of a written day; undefined for none and for one in the future. */
export function writtenDay(written: string | undefined, today: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(written ?? '')?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day)) || day > today) return undefined;
  return new Date(day).toISOString().slice(0, 10) === day ? day : undefined;
}

/** BCP 47 language of a recipe, where it is not that of the site: as marked, else by its script. */
export function detectLanguage(recipe: SourceRecipe, site: string): string | undefined {
  const text = [
    recipe.title,
    ...recipe.ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
  ].join(' ');
  const marked = recipe.language?.replace('_', '-').split('-')[0]?.toLowerCase();
  const script = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? 'ja'
    : /\p{sc=Hangul}/u.test(text)
      ? 'ko'
      : undefined;
  const own = script ?? (marked && isLanguage(marked) ? marked : undefined);
  return own === undefined || own === site.split('-')[0] ? undefined : own;
}
