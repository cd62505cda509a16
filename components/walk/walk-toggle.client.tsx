'use client';

import { Check, Plus } from 'lucide';
import * as messages from '@/.content/messages/walk';
import { Icon } from '@/components/ui/icon';
import { partlyShown } from '@/lib/text/partly-shown';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { isMade, stopNumber, walkText } from '@/lib/walk/walk-state';
import { useWalkState, useWalkStore } from './walk-context.client';

export type WalkToggleProps = { slug: string; name: string };

/**
 * Button on a card that adds a place to the walk; for a stop it opens the walk, where it is taken off. It renders nothing
 * on a page without a walk. Its label changes instead of `aria-pressed`: "Add Pai to your Walk", "On your walk as
 * stop 2: Pai, see the whole walk". A walk from a link is "the walk" until the visitor changes it.
 */
export function WalkToggle({ slug, name }: WalkToggleProps) {
  const store = useWalkStore();
  const stop = useWalkState((state) => stopNumber(state, slug));
  const isYours = useWalkState((state) => walkText(state) === '' || isMade(state));
  const press = useSinglePress(() =>
    store?.dispatch(stop > 0 ? { type: 'ask', isAsked: true } : { type: 'toggle', slug }),
  );
  if (!store) return null;
  const add = isYours ? messages.addToYours : messages.addToThe;
  const label = isYours ? messages.onYours : messages.onThe;
  return (
    <button
      type="button"
      className="action js-only"
      aria-haspopup={stop > 0 ? 'dialog' : undefined}
      {...press}
    >
      <Icon of={stop > 0 ? Check : Plus} size={17} />
      {stop > 0
        ? partlyShown((shown) => messages.openAtStop({ label: shown, name, stop }), label)
        : partlyShown((shown) => add({ walk: shown, name }), messages.label)}
    </button>
  );
}
