import { clean } from '@/lib/recipe/rounding';
import { tidyList } from '@/lib/saved/merge-lists';
import {
  customItemText,
  isShoppingList,
  type ListedRecipe,
  MOST_CUSTOM_ITEMS,
  MOST_RECIPES,
  readTick,
  type ShoppingListData,
  tickOf,
} from '@/lib/saved/shopping-list';
import { checksum } from '@/lib/text/checksum';

/**
 * Encodes a list in the fragment of an address, which browsers do not send to a server:
 * `#list=1~{check}~{recipes}~{ticks}~{own}`, with only letters, digits, `-`, `_`, `.` and `~`, so that every messenger
 * recognizes it as part of the link. Entries are joined by dots:
 *
 * - recipe `{slug}_{tenths of servings}`, with `_{variant}` if one was chosen
 * - tick `{tenths of the amount, base 36}_{key}`
 * - own item `{1 if ticked, else 0}_{base64url}`
 *
 * Keys with other characters are written as `_` and base64url. The check detects truncated links.
 */
const NAME = 'list=';
const VERSION = '1';
/** Longest fragment that is decoded, in characters; the largest possible list is a little shorter in any script. */
export const LONGEST_LINK = 256 * 1024;

/** Reason for refusing a link. `newer`: encoded by a later version of the site. */
export type LinkProblem = 'too-large' | 'newer' | 'unreadable';

type LinkResult = { ok: true; list: ShoppingListData } | { ok: false; problem: LinkProblem };

/** The fragment of a list, with its `#`. */
export function encodeList(list: ShoppingListData): string {
  const ticks = list.ticked.map(readTick);
  const isTicked = (key: string) => ticks.some((tick) => tick.key === key);
  const sections = [
    list.recipes.map(encodeRecipe),
    ticks.filter(({ key }) => !key.startsWith('own:')).map(encodeTick),
    list.own.map(({ id, text }) => `${isTicked(`own:${id}`) ? 1 : 0}_${toBase64(text)}`),
  ];
  const body = sections
    .map((entries) => entries.join('.'))
    .join('~')
    .replace(/~+$/, '');
  return `#${NAME}${VERSION}~${checksum(body)}~${body}`;
}

/** Decodes the list in a fragment; null for a fragment without a list. Never throws. */
export function decodeList(hash: string): LinkResult | null {
  // Some messengers escape the tilde.
  const fragment = hash.replace(/^#/, '').replace(/%7e/gi, '~');
  if (!fragment.startsWith(NAME)) return null;
  if (fragment.length > LONGEST_LINK) return { ok: false, problem: 'too-large' };
  const [version = '', check, ...rest] = fragment.slice(NAME.length).split('~');
  if (/^\d{1,4}$/.test(version) && Number(version) > Number(VERSION)) return { ok: false, problem: 'newer' };
  const [recipes = '', ticks = '', own = '', ...more] = rest;
  const isWhole = version === VERSION && more.length === 0 && check === checksum(rest.join('~'));
  const list = isWhole ? readList(recipes, ticks, own) : null;
  return list ? { ok: true, list } : { ok: false, problem: 'unreadable' };
}

const entriesOf = (section: string) => (section === '' ? [] : section.split('.'));

function readList(recipes: string, ticks: string, own: string): ShoppingListData | null {
  try {
    const customEntries = entriesOf(own);
    const recipeEntries = entriesOf(recipes);
    if (customEntries.length > MOST_CUSTOM_ITEMS || recipeEntries.length > MOST_RECIPES) return null;
    const list = {
      version: 1,
      recipes: recipeEntries.map(decodeRecipe),
      ticked: [
        ...entriesOf(ticks).flatMap(decodeTick),
        ...customEntries.flatMap((entry, index) =>
          entry.startsWith('1_') ? [tickOf({ key: `own:o${index + 1}`, size: 0 })] : [],
        ),
      ],
      own: customEntries
        .map((entry, index) => ({ id: `o${index + 1}`, text: fromBase64(entry.slice(2)) }))
        .filter(({ text }) => customItemText(text) !== ''),
    };
    return isShoppingList(list) ? tidyList(list) : null;
  } catch {
    // Not base64, or not UTF-8.
    return null;
  }
}

function encodeRecipe({ slug, servings, variant }: ListedRecipe): string {
  return [slug, Math.max(1, Math.round(servings * 10)), ...(variant ? [variant] : [])].join('_');
}

function decodeRecipe(entry: string): ListedRecipe {
  const [slug = '', tenths = '', variant = null] = entry.split('_');
  return { slug, servings: /^\d{1,5}$/.test(tenths) ? Number(tenths) / 10 : Number.NaN, variant };
}

function encodeTick({ key, size }: { key: string; size: number }): string {
  // Rounded up, so that the line stays ticked.
  const tenths = Math.ceil(clean(size * 10)).toString(36);
  return `${tenths}_${/^[a-z0-9-]+$/.test(key) ? key : `_${toBase64(key)}`}`;
}

/** Decodes a tick. An invalid one is left out: one box to tick again is better than no list. */
function decodeTick(entry: string): string[] {
  const [, tenths, mark, rest = ''] = /^([0-9a-z]{1,8})_(_?)(.+)$/.exec(entry) ?? [];
  if (!tenths) return [];
  return [tickOf({ key: mark ? fromBase64(rest) : rest, size: Number.parseInt(tenths, 36) / 10 })];
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
