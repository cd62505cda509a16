import { useCallback, useEffect, useState } from 'react';

const LINK = /^#photo-(\d{1,3})$/;

/**
 * Index of the photo that is shown large, and the function that selects another; an index past either end
 * comes round from the other one, and the index that was chosen is returned. Links to `#photo-{number}` on
 * the page, and an address that ends so, select too. Numbers count from 1, indexes from 0.
 */
export function useSelectedPhoto(count: number): [selected: number, select: (index: number) => number] {
  const [selected, setSelected] = useState(0);
  const select = useCallback(
    (index: number) => {
      const chosen = (index + count) % count;
      setSelected(chosen);
      return chosen;
    },
    [count],
  );

  useEffect(() => {
    const follow = (hash: string): boolean => {
      const number = Number(LINK.exec(hash)?.[1]);
      if (!(number >= 1 && number <= count)) return false;
      setSelected(number - 1);
      return true;
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#photo-"]') : null;
      if (link) follow(link.getAttribute('href') ?? '');
    };
    const onHash = () => follow(window.location.hash);
    // Opened by a link to one photo: it was not on screen yet when the browser looked for it.
    if (follow(window.location.hash)) {
      const { hash } = window.location;
      requestAnimationFrame(() => document.querySelector(hash)?.scrollIntoView());
    }
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHash);
    };
  }, [count]);

  return [selected, select];
}
