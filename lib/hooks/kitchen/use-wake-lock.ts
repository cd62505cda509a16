import { useEffect, useState } from 'react';

/** `held`: the screen stays on. `off`: it may turn off. `asking`: the browser has not answered yet. */
export type WakeLockState = 'asking' | 'held' | 'off';

/**
 * Keeps the screen on while `active`. The browser lets go whenever the page is hidden, so it is asked again
 * each time the page is shown. Where it cannot or will not, the state says so.
 */
export function useWakeLock(active: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking');

  useEffect(() => {
    if (!active) return;
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
        if (over || lock) {
          await taken.release();
          return;
        }
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
      setState('asking');
    };
  }, [active]);

  return state;
}
