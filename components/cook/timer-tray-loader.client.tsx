'use client';

import dynamic from 'next/dynamic';
import { useStored } from '@/lib/hooks/use-stored';

const TimerTray = dynamic(() => import('./timer-tray.client').then((module) => module.TimerTray), {
  ssr: false,
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const NONE: unknown[] = [];

/** The timer tray, fetched only once a timer is set: most visits never need it. */
export function TimerTrayLoader() {
  const [timers] = useStored('rtr:timers', isList, NONE);
  return timers.length > 0 ? <TimerTray /> : null;
}
