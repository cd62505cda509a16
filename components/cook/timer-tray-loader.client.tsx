'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/ui';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useIsStored } from '@/lib/storage/use-raw';
import { useLazy } from '@/lib/ui/use-lazy';

const importTray = () => import('./timer-tray.client').then((module) => module.TimerTray);

/** The timer tray, loaded once a timer is set; after a failure it loads when the device is online again. */
export function TimerTrayLoader() {
  const needed = useIsStored('rtr:timers');
  const [Tray, load] = useLazy(importTray, { onError: () => toastLoadError(messages.theTimers) });

  useEffect(() => {
    if (!needed) return;
    const start = () => void load();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [needed, load]);

  // It stays after the last timer, to announce its removal and to hand the focus on.
  return Tray ? <Tray /> : null;
}
