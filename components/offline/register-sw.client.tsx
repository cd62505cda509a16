'use client';

import { useEffect } from 'react';

const START_WAIT = 2000;

/** Files this page has loaded, so that it opens again without a network, and the home page as a way back. */
function loadedFiles(): string[] {
  const own = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
  return [...new Set(['/', window.location.pathname, ...own])];
}

async function register(): Promise<void> {
  // Private windows and blocked storage refuse; the site works the same without its offline copy.
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  } catch {
    // Nothing is lost but the offline copy.
  }
}

/** Keeps visited pages readable without a network. Starts well after the page has loaded; draws nothing. */
export function RegisterSw() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(register, START_WAIT);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);
  return null;
}
