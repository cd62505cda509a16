'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { holdsNothing, readRaw, subscribeStored } from '@/lib/storage';

// What is stored is read by the tray alone, so that pages without a timer go without the code for it.
const KEY = 'rtr:timers';
const subscribe = (listener: () => void) => subscribeStored(KEY, listener);
const isNeeded = () => !holdsNothing(readRaw(KEY) ?? '');

const loadTray = () => import('./timer-tray.client').then((module) => module.TimerTray);

/**
 * The timer tray, fetched only once a timer is set: most visits never need it. When it cannot be fetched, the page says
 * so, goes on without it, and takes the next chance.
 */
export function TimerTrayLoader() {
  const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
  const [Tray, load] = useLoaded(loadTray);

  useEffect(() => {
    if (!needed) return;
    const start = () =>
      load().then((there) => there ?? sayNotLoaded('The timers', 'They come with the next connection.'));
    void start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [needed, load]);

  return needed && Tray ? <Tray /> : null;
}
