import * as words from '@/.content/words/keptThings';
import type { StoredName } from '@/lib/storage';

const WORDS: Readonly<Record<StoredName, string>> = {
  checked: words.ticks,
  cook: words.cookPlace,
  saved: words.saved,
  'search-key': words.searchKey,
  shopping: words.shopping,
  subscribed: words.subscribed,
  'subscriber-email': words.subscriberEmail,
  timers: words.timers,
  walks: words.walks,
};

/** What stands under a key, in a sentence: "your shopping list". */
export function keptWords(key: string): string {
  const [, name = ''] = key.split(':');
  return Object.hasOwn(WORDS, name) ? WORDS[name as StoredName] : words.something;
}
