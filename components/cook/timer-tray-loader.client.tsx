'use client';

import { useEffect } from 'react';
import * as words from '@/.content/words/ui';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useIsStored } from '@/lib/hooks/use-raw';

const loadTray = () => import('./timer-tray.client').then((module) => module.TimerTray);

/** The timer tray, fetched once a timer is set; where it cannot be fetched, it is tried again when back online. */
export function TimerTrayLoader() {
  const needed = useIsStored('rtr:timers');
  const [Tray, load] = useLoaded(loadTray);

  useEffect(() => {
    if (!needed) return;
    const start = () => load().then((there) => there ?? sayNotLoaded(words.theTimers));
    void start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [needed, load]);

  return needed && Tray ? <Tray /> : null;
}
