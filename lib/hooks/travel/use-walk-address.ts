import { useMemo, useState } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import { parseWalk } from '@/lib/travel/walk/address';

/** The ways to the walk. They stay the same between renders, and never throw. */
export type WalkWays = {
  /** Changes the stops. The address says so in place, without a history entry, and keeps the rest of it. */
  change: (next: (now: string[]) => readonly string[]) => void;
  /** Takes the stops from the address as it is now. */
  readAddress: () => void;
};

/** The walk as the address holds it, and whether the visitor made it so on this page. */
type Written = { walk: string; isOwn: boolean };

const written = () => new URLSearchParams(window.location.search).get('walk') ?? '';

/**
 * The stops in the address: none on the server and until the address is read.
 *
 * @param isKnown must be the same function on every render
 */
export function useWalkAddress(
  isKnown: (slug: string) => boolean,
): [stops: string[], isOwn: boolean, ways: WalkWays] {
  const [{ walk, isOwn }, setState] = useState<Written>({ walk: '', isOwn: false });
  const stops = useMemo(() => parseWalk(walk, isKnown), [walk, isKnown]);
  const ways = useMemo<WalkWays>(() => {
    let latest = '';
    // Browsers limit how often an address may change. While it still says what it said when one refused, the
    // visitor's walk stands.
    let refusedAt: string | null = null;
    const take = (next: string, isVisitors: boolean) => {
      latest = next;
      setState({ walk: next, isOwn: isVisitors });
    };
    return {
      change: (next) => {
        take(next(parseWalk(latest, isKnown)).join(), true);
        const isWritten = replaceSearch(withParameters(window.location.search, { walk: latest }));
        refusedAt = isWritten ? null : written();
      },
      readAddress: () => {
        const now = written();console.log('WA', JSON.stringify([now, latest, refusedAt, window.location.href]));
        if (now === latest || now === refusedAt) return;
        refusedAt = null;
        take(now, false);
      },
    };
  }, [isKnown]);
  return [stops, isOwn, ways];
}
