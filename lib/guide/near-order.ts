import * as messages from '@/.content/messages/near';
import { byDistance, type Near } from './near';

/** The restaurants of a region, as a list beside a map has them. */
type RegionList = { region: string; name: string; text: string; cards: readonly { slug: string }[] };

/**
 * What puts the lists of regions into the order of distances. Where none of the regions is shown there is one list, of
 * all their restaurants. Without an order they stay as they are.
 */
export function arranged(near: Near | null) {
  return <T extends RegionList>(lists: readonly T[], shown: string | null): readonly T[] => {
    const [first] = lists;
    if (!near || near.noOrder || !first) return lists;
    const sorted = (cards: T['cards']) => byDistance(cards, near.distances);
    if (lists.some(({ region }) => region === shown)) {
      return lists.map((list) => ({ ...list, cards: sorted(list.cards) }));
    }
    const cards = sorted(lists.flatMap((list) => list.cards));
    return [{ ...first, region: '', name: messages.all, text: messages.straight, cards }];
  };
}
