import * as words from '@/.content/words/keptThings';
import { cookPlaceOf } from '@/lib/recipe/cook';
import { SAVED, ticksOf } from '@/lib/recipe/saved';
import { SHOPPING } from '@/lib/shopping/list';
import type { Stored, StoredName } from '@/lib/storage';
import { TIMERS } from '@/lib/timers';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/travel/subscription';
import { WALKS } from '@/lib/travel/walk/kept';
import { SEARCH_KEY } from './search-key';

/** Everything that is kept: what it is in a sentence, and how it is read, some of it by the slug of a recipe. */
export const KEPT: Readonly<Record<StoredName, { words: string; of: (slug: string) => Stored<unknown> }>> = {
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
