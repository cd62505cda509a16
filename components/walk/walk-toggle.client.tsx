'use client';

import { Check, Plus } from 'lucide';
import * as messages from '@/.content/messages/walk';
import { Icon } from '@/components/ui/icon';
import { partlyShown } from '@/lib/text/partly-shown';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { useWalk } from './walk-context.client';

export type WalkToggleProps = { slug: string; name: string };

/**
 * The button on a card that puts a place on the walk or takes it off. Nothing on a page without a walk. Its words
 * change, so it has no pressed state besides: "Add Pai to your Walk", then "Stop 2 of your walk: take Pai off". A walk
 * that came with the address may be somebody else's: there it is "the walk" until the visitor changes it.
 */
export function WalkToggle({ slug, name }: WalkToggleProps) {
  const walk = useWalk();
  const press = useSinglePress(() => walk?.toggle(slug));
  if (!walk) return null;
  const stop = walk.stops.indexOf(slug) + 1;
  const Sign = stop ? Check : Plus;
  const isOwn = walk.isOwn || walk.stops.length === 0;
  const add = isOwn ? messages.addToYours : messages.addToThe;
  const takeOff = isOwn ? messages.takeOffYours : messages.takeOffThe;
  return (
    <button type="button" className="action js-only" {...press}>
      <Icon of={Sign} size={17} />
      {stop
        ? partlyShown((shown) => takeOff({ stop: shown, name }), messages.shortStop({ number: stop }))
        : partlyShown((shown) => add({ walk: shown, name }), messages.shortWalk)}
    </button>
  );
}
