'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Fetched late, like everything that no first view needs. A page that cannot be kept now is kept another time. */
const keepPage = (path: string) =>
  import('./keep-page.client').then(
    (module) => module.keepPage(path),
    () => {},
  );

/** Safari has no idle time to give. */
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);

/** Keeps every visited page readable without a network, once it has loaded and is at rest. Draws nothing. */
export function RegisterSw() {
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const start = () => whenIdle(() => keepPage(path));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [path]);
  return null;
}
