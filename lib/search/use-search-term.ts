import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { addressTerm, SEARCH } from './address';

/** Delay after the last keystroke before the address changes, in ms. Browsers throttle `replaceState`. */
const WRITE_DELAY = 300;

/** A typed text that is not in the address yet. */
type Draft = {
  text: string;
  /** The term of the address when it was typed, null before the address was read. */
  over: string | null;
  /** The term that a pending navigation will put into the address. */
  coming: string | null;
};

/**
 * The typed text of the search page, stored as `q` in the address; '' in the first render. `type` handles a keystroke
 * and replaces the address after a delay; `show` announces a search that starts as a navigation.
 */
export function useSearchTerm() {
  const [address, setAddress] = useAddress(SEARCH);
  const isRead = useHydrated();
  const q = addressTerm(address);
  const [draft, setDraft] = useState<Draft | null>(null);
  const hasArrived = draft !== null && q === draft.coming;
  if (draft && isRead && (hasArrived || draft.over === null)) setDraft({ ...draft, over: q, coming: null });
  // The address has changed otherwise, e.g. by Back.
  else if (draft && isRead && draft.over !== q) setDraft(null);

  // Writing would cancel a pending navigation, which updates the address itself.
  const isDue = draft !== null && isRead && draft.coming === null;
  const text = draft?.text ?? address;
  useEffect(() => {
    if (!isDue) return;
    const write = () => {
      setAddress(text);
      setDraft(null);
    };
    const timer = window.setTimeout(write, WRITE_DELAY);
    // Written before a clicked link navigates: `replaceState` during the navigation would cancel it.
    const writeNow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) write();
    };
    document.addEventListener('click', writeNow, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', writeNow, true);
    };
  }, [isDue, text, setAddress]);

  const type = (next: string) =>
    setDraft((now) => ({ text: next, over: isRead ? q : null, coming: now?.coming ?? null }));
  const show = useCallback(
    (next: string) => {
      const coming = addressTerm(next);
      setDraft({ text: next, over: q, coming: coming === q ? null : coming });
    },
    [q],
  );
  return { text, type, show };
}
