import { useStored } from '@/lib/hooks/use-stored';
import { writeStored } from '@/lib/kept/write';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/travel/subscription';

/** Whether the visitor may see the hidden gems, and the function that signs up with an address. */
export function useGemSubscription() {
  const [isSubscribed, setSubscribed] = useStored(SUBSCRIBED);
  const subscribe = (email: string) => {
    writeStored(SUBSCRIBER_EMAIL, email);
    setSubscribed(true);
  };
  return [isSubscribed, subscribe] as const;
}
