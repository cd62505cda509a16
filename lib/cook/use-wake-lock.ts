import { useEffect, useState } from 'react';

/**
 * Keeps the screen on. The browser lets go whenever the page is hidden, so it is asked again each time
 * the page is shown. `held`: the screen stays on. `off`: it may turn off. `asking`: the browser has not answered yet.
 */
export function useWakeLock(): 'asking' | 'held' | 'off' {
  const [state, setState] = useState<'asking' | 'held' | 'off'>('asking');

  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;

    const letGo = () => {
      lock = null;
      if (!over) setState('off');
    };

    const ask = async () => {
      if (over || lock || document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over || lock) return await taken.release();
        lock = taken;
        taken.addEventListener('release', letGo);
        setState('held');
      } catch {
        // Missing in this browser, refused by it, or a nearly empty battery.
        if (!over && !lock) setState('off');
      }
    };

    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => undefined);
    };
  }, []);

  return state;
}
