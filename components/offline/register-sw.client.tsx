'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Keeps every visited page readable without a network, once it has loaded and is at rest. Draws nothing. */
export function RegisterSw() {
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const keep = () =>
      import('@/lib/offline/keep-page').then(
        ({ keepPage }) => keepPage(path),
        // A page that cannot be kept now is kept another time.
        () => {},
      );
    // Safari has no idle time to give.
    const start = () => (window.requestIdleCallback ?? setTimeout)(keep);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [path]);
  return null;
}
