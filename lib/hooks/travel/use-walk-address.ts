import { useMemo, useRef, useState } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import { parseWalk } from '@/lib/travel/walk/address';

/** The ways to the walk, which stay the same as long as the known places do. They never throw. */
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
 * @param isKnown the same function as long as the known places stay the same
 */
export function useWalkAddress(
  isKnown: (slug: string) => boolean,
): [stops: string[], isOwn: boolean, ways: WalkWays] {
  const [{ walk, isOwn }, setState] = useState<Written>({ walk: '', isOwn: false });
  const stops = useMemo(() => parseWalk(walk, isKnown), [walk, isKnown]);
  const latest = useRef('');
  // Browsers limit how often an address may change. While it still says what it said when one refused, the
  // visitor's walk stands.
  const refusedAt = useRef<string | null>(null);
  const ways = useMemo<WalkWays>(() => {
    const take = (next: string, isVisitors: boolean) => {
      latest.current = next;
      setState({ walk: next, isOwn: isVisitors });
    };
    return {
      change: (next) => {
        take(next(parseWalk(latest.current, isKnown)).join(), true);
        const isWritten = replaceSearch(withParameters(window.location.search, { walk: latest.current }));
        refusedAt.current = isWritten ? null : written();
      },
      readAddress: () => {
        const now = written();
        if (now === latest.current || now === refusedAt.current) return;
        refusedAt.current = null;
        take(now, false);
      },
    };
  }, [isKnown]);
  return [stops, isOwn, ways];
}
