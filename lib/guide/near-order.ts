import * as messages from '@/.content/messages/near';
import { byDistance, type Near } from './near';

/** The restaurants of a region, in the list beside a map. */
type RegionList = { region: string; name: string; text: string; cards: readonly { slug: string }[] };

/**
 * Returns a function that sorts lists of regions by distance. While none of the regions is shown, all restaurants are in
 * one list. Without distances the lists are unchanged.
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
