import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  return () => view?.removeEventListener('resize', onChange);
}

/** CSS pixels of height that a keyboard on the screen leaves free; undefined while zoomed in or unknown. */
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
