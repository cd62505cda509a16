import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/hooks/travel/use-gem-subscription';
import { cookPlaceOf } from '@/lib/recipe/cook';
import { SAVED } from '@/lib/recipe/saved';
import { ticksOf } from '@/lib/recipe/ticks';
import { SHOPPING } from '@/lib/shopping/list';
import type { Stored, StoredName } from '@/lib/storage';
import { TIMERS } from '@/lib/timers';
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
  checked: { words: 'your ticks in this recipe', of: ticksOf },
  cook: { words: 'the step you stopped at', of: cookPlaceOf },
  saved: { words: 'your saved recipes', of: () => SAVED },
  'search-key': { words: 'a setting of the search', of: () => SEARCH_KEY },
  shopping: { words: 'your shopping list', of: () => SHOPPING },
  subscribed: { words: 'your subscription', of: () => SUBSCRIBED },
  'subscriber-email': { words: 'the address of your subscription', of: () => SUBSCRIBER_EMAIL },
  timers: { words: 'your timers', of: () => TIMERS },
  walks: { words: 'your walks', of: () => WALKS },
};

/** What stands under a key, in a sentence. */
export function keptWords(key: string): string {
  const [, name = ''] = key.split(':');
  return Object.hasOwn(KEPT, name) ? KEPT[name as StoredName].words : 'something';
}
