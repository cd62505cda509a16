'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/ui';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useIsStored } from '@/lib/storage/use-raw';
import { useLoaded } from '@/lib/ui/use-loaded';

const loadTray = () => import('./timer-tray.client').then((module) => module.TimerTray);

/** The timer tray, fetched once a timer is set; where it cannot be fetched, it is tried again when back online. */
export function TimerTrayLoader() {
  const needed = useIsStored('rtr:timers');
  const [Tray, load] = useLoaded(loadTray);

  useEffect(() => {
    if (!needed) return;
    const start = () => load().then((there) => there ?? toastLoadError(messages.theTimers));
    void start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [needed, load]);

  return needed && Tray ? <Tray /> : null;
}
