'use client';

import { Check, Plus } from 'lucide';
import * as messages from '@/.content/messages/walk';
import { Icon } from '@/components/ui/icon';
import { partlyShown } from '@/lib/text/partly-shown';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { useWalk } from './walk-context.client';

export type WalkToggleProps = { slug: string; name: string };

/**
 * Button on a card that adds a place to the walk or removes it. It renders nothing on a page without a walk. Its label
 * changes instead of `aria-pressed`: "Add Pai to your Walk", "Stop 2 of your walk: take Pai off". A walk from a link is
 * "the walk" until the visitor changes it.
 */
export function WalkToggle({ slug, name }: WalkToggleProps) {
  const walk = useWalk();
  const press = useSinglePress(() => walk?.toggle(slug));
  if (!walk) return null;
  const stop = walk.stops.indexOf(slug) + 1;
  const icon = stop ? Check : Plus;
  const isOwn = walk.isOwn || walk.stops.length === 0;
  const add = isOwn ? messages.addToYours : messages.addToThe;
  const remove = isOwn ? messages.removeFromYours : messages.removeFromThe;
  return (
    <button type="button" className="action js-only" {...press}>
      <Icon of={icon} size={17} />
      {stop
        ? partlyShown((shown) => remove({ stop: shown, name }), messages.stopLabel({ number: stop }))
        : partlyShown((shown) => add({ walk: shown, name }), messages.label)}
    </button>
  );
}
