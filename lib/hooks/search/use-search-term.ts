import { useCallback, useEffect, useRef, useState } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import { walkOf } from '@/lib/search/address';
import { addressTerm } from '@/lib/search/term';

/** Milliseconds without a keystroke after which the address follows. Browsers refuse to change it all the time. */
const PAUSE = 300;

export type SearchTermControl = {
  /** What is searched, as it was typed. */
  text: string;
  /** The walk in the address, which its links take along; '' for none. */
  walk: string;
  /** Whether the address was read; before that the text is ''. */
  isRead: boolean;
  /** A keystroke: the address follows in place, without a history entry. */
  type: (text: string) => void;
  /** A search that sets off as a navigation, which brings the address along. */
  show: (text: string) => void;
  /** Takes the text from the address, unless it is there because it was typed or shown. */
  readAddress: () => void;
};

/** The text of the search page, which `q` in the address holds. '' on the server and in the first render. */
export function useSearchTerm(): SearchTermControl {
  const [text, setText] = useState('');
  const [walk, setWalk] = useState<string | null>(null);
  const latest = useRef('');
  const inAddress = useRef('');
  /** What a navigation under way will put into the address. */
  const coming = useRef<string | null>(null);
  const isRead = useRef(false);
  const timer = useRef<number | undefined>(undefined);

  const stopWaiting = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const take = useCallback(
    (next: string) => {
      stopWaiting();
      latest.current = next;
      setText(next);
    },
    [stopWaiting],
  );

  const write = useCallback(() => {
    stopWaiting();
    const q = addressTerm(latest.current);
    // A navigation under way would be lost; its arrival brings the address up to date.
    if (q === inAddress.current || coming.current !== null) return;
    // Where the browser refuses, the next pause does.
    if (replaceSearch(withParameters(window.location.search, { q }))) inAddress.current = q;
  }, [stopWaiting]);

  const writeSoon = useCallback(() => {
    stopWaiting();
    timer.current = window.setTimeout(write, PAUSE);
  }, [stopWaiting, write]);

  useEffect(() => {
    // Before a link sets off: written on its way, the address would call it back.
    const writeNow = ({ target }: MouseEvent) => {
      if (timer.current !== undefined && target instanceof Element && target.closest('a[href]')) write();
    };
    document.addEventListener('click', writeNow, true);
    return () => {
      document.removeEventListener('click', writeNow, true);
      stopWaiting();
    };
  }, [stopWaiting, write]);

  const type = useCallback(
    (next: string) => {
      take(next);
      writeSoon();
    },
    [take, writeSoon],
  );

  const show = useCallback(
    (next: string) => {
      take(next);
      const q = addressTerm(next);
      coming.current = q === inAddress.current ? null : q;
    },
    [take],
  );

  const readAddress = useCallback(() => {
    const q = new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
    setWalk(walkOf(window.location.search));
    const isFirst = !isRead.current;
    isRead.current = true;
    if (q === inAddress.current) return;
    inAddress.current = q;
    const isExpected = q === coming.current;
    coming.current = null;
    // What was typed since the navigation set off, or before the address was read, counts.
    if (isExpected || (isFirst && latest.current !== '')) writeSoon();
    else take(q);
  }, [take, writeSoon]);

  return { text, walk: walk ?? '', isRead: walk !== null, type, show, readAddress };
}
