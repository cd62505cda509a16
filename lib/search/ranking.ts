import { MAX_RESULTS, SITE_GROUPS, type SiteEntry, type SiteFound } from './entry';
import type { Word } from './query';
import { nameKey } from './stop-words';

/** A matching entry: how its names fit the query (see `rankOf`), and the score of MiniSearch. */
export type Hit = { id: number; rank: number; score: number };

/** Rank of an entry whose name is the query. */
export const EXACT = 7;

/** The names of an entry, as queries are compared with them. */
export type Keys = { title: string; names: string[]; note: string };

export function keysOf({ title, native, names = [], note }: SiteEntry): Keys {
  return {
    title: nameKey(title),
    names: [...(native ? [native.text] : []), ...names].map(nameKey),
    note: nameKey(note),
  };
}

/** Rank of the names of an entry for the words of a query: from EXACT down to 0, where only its texts contain them. */
export function rankOf({ title, names, note }: Keys, words: readonly Word[]): number {
  const query = words.map(({ term }) => term).join(' ');
  if (title === query || names.includes(query)) return EXACT;
  if (`${title} `.startsWith(`${query} `)) return 6;
  if (title.startsWith(query)) return 5;
  if (names.some((name) => name.startsWith(query))) return 4;
  const contain = (...texts: string[]) =>
    words.every(({ term, isUnspaced }) =>
      texts.some((text) => (isUnspaced ? text.includes(term) : ` ${text}`.includes(` ${term}`))),
    );
  if (contain(title)) return 3;
  if (contain(title, ...names)) return 2;
  return contain(title, ...names, note) ? 1 : 0;
}

/** Hits in their groups, best first: by rank, then by score. */
export function groupHits(
  entries: readonly SiteEntry[],
  hits: readonly Hit[],
  corrected: string | null,
  limit = hits.length,
): SiteFound {
  const groupOf = ({ id }: Hit) => entries[id]?.group ?? 'section';
  const position = (hit: Hit) => SITE_GROUPS.indexOf(groupOf(hit));
  const ordered = [...hits]
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        (one.rank === EXACT ? position(one) - position(other) : 0) ||
        other.score - one.score ||
        one.id - other.id,
    )
    .slice(0, limit);
  const first = ordered[0] && groupOf(ordered[0]);
  const order = [...SITE_GROUPS].sort((one, other) => Number(other === first) - Number(one === first));
  const groups = order.flatMap((group) => {
    const all = ordered.filter((hit) => groupOf(hit) === group);
    const named = all.filter(({ rank }) => rank > 0);
    // Of recipes an ingredient is enough; of others a mention counts only where nothing has the name.
    const own = group === 'recipe' || named.length === 0 ? all : named;
    const shown = own.slice(0, MAX_RESULTS).flatMap(({ id }) => entries[id] ?? []);
    return own.length > 0 ? [{ group, entries: shown, total: own.length }] : [];
  });
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return { groups, count, corrected, partial: false };
}
