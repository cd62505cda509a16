import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Calls back after each change of the path (not of the query or hash), and not for the first page. */
export function useRouteChange(onChange: () => void): void {
  const path = usePathname();
  const last = useRef(path);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    latest.current();
  }, [path]);
}
