import type { Stored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { writeStored } from '@/lib/storage/write';

/** True if the visitor signed up for the hidden gems. */
export const SUBSCRIBED: Stored<boolean> = {
  key: 'rtr:subscribed',
  version: 1,
  empty: false,
  read: (value) => (value === true ? true : null),
};

/** The email address of the visitor, as typed; '' for none. */
export const SUBSCRIBER_EMAIL: Stored<string> = {
  key: 'rtr:subscriber-email',
  version: 1,
  empty: '',
  read: (value) => (typeof value === 'string' && value.includes('@') ? value : null),
  isText: true,
};

/** `[isSubscribed, subscribe]` for the hidden gems; `subscribe` takes an email address. */
export function useGemSubscription() {
  const [isSubscribed, setSubscribed] = useStored(SUBSCRIBED);
  const subscribe = (email: string) => {
    writeStored(SUBSCRIBER_EMAIL, email);
    setSubscribed(true);
  };
  return [isSubscribed, subscribe] as const;
}
