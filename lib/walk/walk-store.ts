import type { Place } from '@/lib/content/place';
import { replaceSearch, withParameter } from '@/lib/ui/address';
import { createPageStore } from '@/lib/ui/page-store';
import { isTraversed, traversal } from '@/lib/ui/traversal';
import { addressStore } from '@/lib/ui/use-address';
import { WALK } from './address';
import { NO_VISIT, reduceWalk, type WalkAction, type WalkState, type WalkVisit } from './walk-state';
import { readVisit, writeVisit } from './walk-visit';

export type WalkStore = ReturnType<typeof createWalkStore>;

/** The part of the state that is in memory of the page. */
type Memory = Pick<WalkState, 'guide' | 'places' | 'replaces' | 'refusals' | 'isAsked'>;

const address = addressStore(WALK);

/**
 * The walk of a guide page. Its stops live in the address, what the visitor did with walks in session storage; the saved
 * walks of the device are joined by `useSavedWalk`, whose script loads with the first stop.
 *
 * @param guide id of the guide
 * @param places every place that can be a stop
 */
export function createWalkStore(guide: string, places: readonly Place[]) {
  let memory: Memory = { guide, places, replaces: null, refusals: 0, isAsked: false };
  const store = createPageStore(
    stateOf(memory, { value: '', isSetHere: false }, false, NO_VISIT),
    () => [memory, address.get(), isTraversed(), readVisit()],
    stateOf,
    [address.subscribe],
  );
  return {
    ...store,
    dispatch: (action: WalkAction) => {
      const before = store.getState();
      const { address: next, visit, ...inMemory } = reduceWalk(before, action);
      memory = inMemory;
      if (visit !== before.visit) writeVisit(visit);
      if (!next.isTraversed) traversal.to = '';
      if (next.isChanged && next !== before.address) address.set(next.walk);
      // Back led to a walk that was changed later. The visitor did not change it on this page.
      else if (next.walk !== before.address.walk)
        replaceSearch(withParameter(WALK, next.walk, window.location.search));
      store.notify();
    },
  };
}

function stateOf(
  memory: Memory,
  { value: walk, isSetHere: isChanged }: ReturnType<typeof address.get>,
  isTraversed: boolean,
  visit: WalkVisit,
): WalkState {
  return { ...memory, address: { walk, isChanged, isTraversed }, visit };
}
