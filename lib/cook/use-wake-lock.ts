import { useEffect, useState } from 'react';

/**
 * Keeps the screen on (Screen Wake Lock API). Browsers release the lock when the page is hidden, so it is requested again
 * whenever the page is shown. `held`: the screen stays on. `off`: it may turn off. `pending`: no answer yet.
 */
export function useWakeLock(): 'pending' | 'held' | 'off' {
  const [state, setState] = useState<'pending' | 'held' | 'off'>('pending');

  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;

    const onRelease = () => {
      lock = null;
      if (!over) setState('off');
    };

    const request = async () => {
      if (over || lock || document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over || lock) return await taken.release();
        lock = taken;
        taken.addEventListener('release', onRelease);
        setState('held');
      } catch {
        // The API is missing or refused, for example with a low battery.
        if (!over && !lock) setState('off');
      }
    };

    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', request);
      lock?.release().catch(() => undefined);
    };
  }, []);

  return state;
}
