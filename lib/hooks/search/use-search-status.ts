import { useEffect, useState } from 'react';

/** Milliseconds without a change before something is said: a word is over by then. */
const PAUSE = 700;

/** A message for screen readers that keeps still while it changes: the text as it was after the last pause. */
export function useSearchStatus(message: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), PAUSE);
    return () => window.clearTimeout(timer);
  }, [message]);
  return said;
}
