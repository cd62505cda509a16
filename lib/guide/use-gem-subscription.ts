import type { Stored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { writeStored } from '@/lib/storage/write';

/** Whether the visitor signed up for the hidden gems. */
export const SUBSCRIBED: Stored<boolean> = {
  key: 'rtr:subscribed',
  version: 1,
  empty: false,
  read: (value) => (value === true ? true : null),
};

/** The address they signed up with, as it was typed; '' for none. */
export const SUBSCRIBER_EMAIL: Stored<string> = {
  key: 'rtr:subscriber-email',
  version: 1,
  empty: '',
  read: (value) => (typeof value === 'string' && value.includes('@') ? value : null),
  isText: true,
};

/** Whether the visitor may see the hidden gems, and the function that signs up with an address. */
export function useGemSubscription() {
  const [isSubscribed, setSubscribed] = useStored(SUBSCRIBED);
  const subscribe = (email: string) => {
    writeStored(SUBSCRIBER_EMAIL, email);
    setSubscribed(true);
  };
  return [isSubscribed, subscribe] as const;
}
