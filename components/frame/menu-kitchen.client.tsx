'use client';

import { Bookmark, Footprints, type IconNode, ShoppingBasket, Timer as TimerIcon } from 'lucide';
import { useId } from 'react';
import * as messages from '@/.content/messages/frame';
import { searchedGuides } from '@/.content/searchedGuides';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { timerHref } from '@/lib/cook/timer-link';
import { useTimers } from '@/lib/cook/use-timers';
import { useKitchenCounts } from '@/lib/frame/use-kitchen-counts';
import { useStored } from '@/lib/storage/use-stored';
import { WALK_HASH, walkPageOf, withWalk } from '@/lib/walk/address';
import { type SavedWalk, WALKS } from '@/lib/walk/saved-walks';

/** Address of a walk. Its guide is not stored: with several, the page of saved things, which knows their places. */
function walkHref({ stops }: SavedWalk): string {
  const [main, other] = searchedGuides;
  return main && !other ? `${withWalk(walkPageOf(main.id), stops.join())}${WALK_HASH}` : '/recipes/saved';
}

export type MenuKitchenProps = { onSelect: () => void };

/** The first block of the menu: what the visitor keeps on the device, each with its count. */
export function MenuKitchen({ onSelect }: MenuKitchenProps) {
  const titleId = useId();
  const { items, saved, 'shopping-recipes': recipes, 'shopping-own': own } = useKitchenCounts() ?? {};
  const { timers } = useTimers();
  const [{ walks }] = useStored(WALKS);
  const [walk] = walks;
  const [timer] = timers;
  const rows: RowProps[] = [
    {
      icon: ShoppingBasket,
      name: messages.shoppingList,
      count: items ?? ((recipes ?? 0) + (own ?? 0) || undefined),
      href: '/recipes/shopping-list',
    },
    { icon: Bookmark, name: messages.savedRecipes, count: saved, href: '/recipes/saved' },
    {
      icon: TimerIcon,
      name: messages.runningTimers,
      count: timers.length || undefined,
      href: timer && timerHref(timer),
    },
    {
      icon: Footprints,
      name: messages.yourWalk,
      count: walk && messages.stopCount({ count: walk.stops.length }),
      href: walk && walkHref(walk),
    },
  ];
  return (
    <section className="mb-6 border-b border-line pb-3" aria-labelledby={titleId}>
      <h2 className="text-sm font-semibold text-ink-3" id={titleId}>
        {messages.yourKitchen}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <Row {...row} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  icon: IconNode;
  name: string;
  /** Left out for nothing. */
  count?: number | string | undefined;
  /** Left out where there is no page for it yet. */
  href?: string | undefined;
};

const ROW = 'flex min-h-11 items-center gap-3 font-display text-base font-medium';

function Row({ icon, name, count, href, onSelect }: RowProps & MenuKitchenProps) {
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
