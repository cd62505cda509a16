import * as messages from '@/.content/messages/newerData';
import { toast } from '@/components/ui/toast';
import type { StoredName } from '@/lib/storage/storage';

const NAMES: Readonly<Record<StoredName, string>> = {
  checked: messages.checkmarks,
  cook: messages.cookStep,
  'ring-shown': messages.ringShown,
  saved: messages.saved,
  'search-key': messages.searchKey,
  shopping: messages.shopping,
  subscribed: messages.subscribed,
  'subscriber-email': messages.subscriberEmail,
  timers: messages.timers,
  units: messages.units,
  walks: messages.walks,
};

/** The data under a storage key, as a sentence names it: "your shopping list". */
function nameOf(key: string): string {
  const [, name = ''] = key.split(':');
  return Object.hasOwn(NAMES, name) ? NAMES[name as StoredName] : messages.something;
}

/** Shows a toast that data of a newer version of the site was set aside, because new data was stored under its key. */
export function toastSetAside(key: string): void {
  void toast({
    title: messages.setAside,
    description: messages.setAsideText({ what: nameOf(key) }),
    kind: 'warning',
    duration: 20_000,
  });
}
