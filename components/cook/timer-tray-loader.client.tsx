'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useIsStored } from '@/lib/hooks/use-raw';

/**
 * The timer tray, fetched only once a timer is set: most visits never need it. When it cannot be fetched, as in
 * a kitchen without network, the page goes on without it and the next chance is taken.
 */
export function TimerTrayLoader() {
  const [loaded, setLoaded] = useState<{ Tray: ComponentType } | null>(null);
  const needed = useIsStored('rtr:timers');

  useEffect(() => {
    if (!needed || loaded) return;
    let over = false;
    const load = async () => {
      try {
        const { TimerTray } = await import('./timer-tray.client');
        if (!over) setLoaded({ Tray: TimerTray });
      } catch {
        // Tried again below, once there is a network.
      }
    };
    void load();
    window.addEventListener('online', load);
    return () => {
      over = true;
      window.removeEventListener('online', load);
    };
  }, [needed, loaded]);

  return needed && loaded ? <loaded.Tray /> : null;
}
