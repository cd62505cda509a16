'use client';

import { Bookmark, Footprints, type IconNode, ShoppingBasket, Timer as TimerIcon } from 'lucide';
import { useEffect } from 'react';
import * as messages from '@/.content/messages/frame';
import { searchedGuides } from '@/.content/searchedGuides';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { timerHref } from '@/lib/cook/timer-link';
import { useTimers } from '@/lib/cook/use-timers';
import { loadPlaces } from '@/lib/search/search-file';
import { useCounts } from '@/lib/storage/use-raw';
import { useStored } from '@/lib/storage/use-stored';
import { useLazy } from '@/lib/ui/use-lazy';
import { WALK_HASH, walkPageOf, withWalk } from '@/lib/walk/address';
import { type SavedWalk, WALKS } from '@/lib/walk/saved-walks';

export type ListRowProps = {
  icon: IconNode;
  name: string;
  /** Left out for nothing. */
  count?: number | string | undefined;
  /** Left out where there is no page for it yet. */
  href?: string | undefined;
};

/** Address of a walk. Its guide is not stored: with several, the page of saved things, which knows their places. */
function walkHref({ stops }: SavedWalk): string {
  const [main, other] = searchedGuides;
  return main && !other ? `${withWalk(walkPageOf(main.id), stops.join())}${WALK_HASH}` : '/recipes/saved';
}

/** Number of the stops of a walk that the guides still have; all of them until the places are loaded. */
function useStopCount(stops: readonly string[]): number {
  const [places, , load] = useLazy(loadPlaces);
  const hasStops = stops.length > 0;
  useEffect(() => {
    if (hasStops) void load();
  }, [hasStops, load]);
  return places ? stops.filter((slug) => places.has(slug)).length : stops.length;
}

/** Links to the visitor's list, saved recipes, timers and walk, each with its count. */
export function useListRows(): Record<'list' | 'saved' | 'timers' | 'walk', ListRowProps> {
  const { 'list-items': items, shopping, saved } = useCounts();
  const { timers } = useTimers();
  const [{ walks }] = useStored(WALKS);
  const [walk] = walks;
  const [timer] = timers;
  const stops = useStopCount(walk?.stops ?? []);
  return {
    list: {
      icon: ShoppingBasket,
      name: messages.shoppingList,
      count: items ?? shopping,
      href: '/recipes/shopping-list',
    },
    saved: { icon: Bookmark, name: messages.savedRecipes, count: saved, href: '/recipes/saved' },
    timers: {
      icon: TimerIcon,
      name: messages.runningTimers,
      count: timers.length || undefined,
      href: timer && timerHref(timer),
    },
    walk: {
      icon: Footprints,
      name: messages.yourWalk,
      count: stops > 0 ? messages.stopCount({ count: stops }) : undefined,
      href: walk && walkHref(walk),
    },
  };
}

const ROW = 'flex min-h-11 items-center gap-3 font-display text-base font-medium';

/** A row with its count, which links to its page. */
export function ListRow({ icon, name, count, href, onSelect }: ListRowProps & { onSelect?: () => void }) {
  const content = (
    <>
      <Icon of={icon} size={20} className="text-ink-3" />
      <span className="flex-1">{name}</span>{' '}
      <span className={`tabular ${count === undefined ? 'text-sm font-normal text-ink-3' : ''}`}>
        {count ?? messages.empty}
      </span>
    </>
  );
  if (!href) return <p className={ROW}>{content}</p>;
  return (
    <Link className={ROW} href={href} onClick={onSelect}>
      {content}
    </Link>
  );
}
