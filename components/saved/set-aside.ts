import * as messages from '@/.content/messages/kept';
import * as things from '@/.content/messages/keptThings';
import { toast } from '@/components/ui/toast';
import type { StoredName } from '@/lib/storage/storage';
import { capitalize } from '@/lib/text/words';

const WORDS: Readonly<Record<StoredName, string>> = {
  checked: things.ticks,
  cook: things.cookPlace,
  saved: things.saved,
  'search-key': things.searchKey,
  shopping: things.shopping,
  subscribed: things.subscribed,
  'subscriber-email': things.subscriberEmail,
  timers: things.timers,
  walks: things.walks,
};

/** What stands under a key, in a sentence: "your shopping list". */
function keptWords(key: string): string {
  const [, name = ''] = key.split(':');
  return Object.hasOwn(WORDS, name) ? WORDS[name as StoredName] : things.something;
}

/** Tells the visitor that what a newer version of this site has kept under a key was set aside for something new. */
export function showSetAside(key: string): void {
  void toast({
    title: messages.keptAside,
    description: messages.aside({ what: capitalize(keptWords(key)) }),
    kind: 'warning',
    duration: 20_000,
  });
}
