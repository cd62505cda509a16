import { useCallback } from 'react';
import { useStored } from '@/lib/hooks/use-stored';
import { writeStored } from '@/lib/kept/write';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/travel/subscription';

/**
 * Whether the visitor may see the hidden gems, and the function that signs up with an address. Both are kept on the
 * device only, or for the visit where it keeps nothing.
 */
export function useGemSubscription(): [subscribed: boolean, subscribe: (email: string) => void] {
  const [subscribed, set] = useStored(SUBSCRIBED);
  const subscribe = useCallback(
    (email: string) => {
      writeStored(SUBSCRIBER_EMAIL, email);
      set(true);
    },
    [set],
  );
  return [subscribed, subscribe];
}
