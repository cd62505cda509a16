import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after each change of the path (not of the query or hash), except for the first page. */
export function useRouteChange(onChange: () => void): void {
  const path = usePathname();
  const last = useRef(path);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current !== path) change();
    last.current = path;
  }, [path]);
}
