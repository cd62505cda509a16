import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled further down than `past` CSS pixels. */
export function useScrolled(past: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > past,
    () => false,
  );
}
