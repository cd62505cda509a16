import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '@/lib/hooks/use-address';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { SEARCH } from '@/lib/search/address';
import { addressTerm } from '@/lib/search/term';

/** Milliseconds without a keystroke after which the address follows. Browsers refuse to change it all the time. */
const PAUSE = 300;

/** What was typed and is not in the address yet. */
type Draft = {
  text: string;
  /** What the address said then; null before it was read. */
  over: string | null;
  /** What a navigation under way will put there. */
  coming: string | null;
};

export type SearchTermControl = {
  /** What is searched, as it was typed; '' on the server and in the first render. */
  text: string;
  /** A keystroke: the address follows in place, without a history entry. */
  type: (text: string) => void;
  /** A search that sets off as a navigation, which brings the address along. */
  show: (text: string) => void;
};

/** The text of the search page, which `q` in the address holds. */
export function useSearchTerm(): SearchTermControl {
  const [address, setAddress] = useAddress(SEARCH);
  const isRead = useHydrated();
  const q = addressTerm(address);
  const [draft, setDraft] = useState<Draft | null>(null);
  const hasArrived = draft !== null && q === draft.coming;
  if (draft && isRead && (hasArrived || draft.over === null)) setDraft({ ...draft, over: q, coming: null });
  // The address has changed in another way.
  else if (draft && isRead && draft.over !== q) setDraft(null);

  // A navigation under way would be lost; its arrival brings the address up to date.
  const isDue = draft !== null && isRead && draft.coming === null;
  const text = draft?.text ?? address;
  useEffect(() => {
    if (!isDue) return;
    const write = () => {
      setAddress(text);
      setDraft(null);
    };
    const timer = window.setTimeout(write, PAUSE);
    // Before a link sets off: written on its way, the address would call it back.
    const writeNow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) write();
    };
    document.addEventListener('click', writeNow, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', writeNow, true);
    };
  }, [isDue, text, setAddress]);

  const type = useCallback(
    (next: string) =>
      setDraft((now) => ({ text: next, over: isRead ? q : null, coming: now?.coming ?? null })),
    [isRead, q],
  );
  const show = useCallback(
    (next: string) => {
      const coming = addressTerm(next);
      setDraft({ text: next, over: q, coming: coming === q ? null : coming });
    },
    [q],
  );
  return { text, type, show };
}
