import * as words from '@/.content/words/keptThings';
import { cookPlaceOf } from '@/lib/recipe/cook';
import { SAVED, ticksOf } from '@/lib/recipe/saved';
import { SHOPPING } from '@/lib/shopping/list';
import type { Stored, StoredName } from '@/lib/storage';
import { TIMERS } from '@/lib/timers';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/travel/subscription';
import { WALKS } from '@/lib/travel/walk/kept';
import { SEARCH_KEY } from './search-key';

/** A thing that is kept on the device. */
export type KeptThing = {
  /** What it is, in a sentence: "your shopping list". */
  words: string;
  /** How it is read and written. @param slug of the recipe, where each recipe has its own */
  of: (slug: string) => Stored<unknown>;
};

/** Everything that is kept on the device, by its name. */
export const KEPT: Readonly<Record<StoredName, KeptThing>> = {
  checked: { words: words.ticks, of: ticksOf },
  cook: { words: words.cookPlace, of: cookPlaceOf },
  saved: { words: words.saved, of: () => SAVED },
  'search-key': { words: words.searchKey, of: () => SEARCH_KEY },
  shopping: { words: words.shopping, of: () => SHOPPING },
  subscribed: { words: words.subscribed, of: () => SUBSCRIBED },
  'subscriber-email': { words: words.subscriberEmail, of: () => SUBSCRIBER_EMAIL },
  timers: { words: words.timers, of: () => TIMERS },
  walks: { words: words.walks, of: () => WALKS },
};

/** What stands under a key, in a sentence. */
export function keptWords(key: string): string {
  const [, name = ''] = key.split(':');
  return Object.hasOwn(KEPT, name) ? KEPT[name as StoredName].words : words.something;
}
