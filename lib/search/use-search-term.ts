import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { SEARCH } from './address';
import { addressTerm } from './term';

/** Milliseconds without a keystroke after which the address follows. Browsers refuse to change it all the time. */
const PAUSE = 300;

/** Typed and not in the address yet, which said `over` then; a navigation will bring `coming` there. */
type Draft = { text: string; over: string | null; coming: string | null };

/**
 * The text of the search page, which `q` in the address holds, as it was typed; '' in the first render. `type` is a
 * keystroke, which the address follows in place; `show` is a search that sets off as a navigation.
 */
export function useSearchTerm() {
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
