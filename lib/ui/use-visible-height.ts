import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  return () => view?.removeEventListener('resize', onChange);
}

/** Height above an on-screen keyboard in CSS pixels; undefined while zoomed in, and without `visualViewport`. */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const view = window.visualViewport;
      return view && view.scale < 1.05 ? Math.round(view.height) : undefined;
    },
    () => undefined,
  );
}
