import * as messages from '@/.content/messages/timers';
import type { Stored } from '@/lib/storage/storage';
import { appName } from '@/lib/ui/app-menu';
import { type Browser, thisBrowser } from '@/lib/ui/browser';
import { hasAudioSession } from './audio-session';
import { audioContext } from './use-alarm';

/** True once the note on how timers ring was shown on this device. */
export const RING_SHOWN: Stored<boolean> = {
  key: 'rtr:ring-shown',
  version: 1,
  empty: false,
  read: (value) => (value === true ? true : null),
  isMinor: true,
};

/** Properties of a device that decide how a timer rings. */
export type RingDevice = Pick<Browser, 'app' | 'system'> & { hasSound: boolean; hasAudioSession: boolean };

/** The visitor's device. In the browser only. */
export function thisRingDevice(): RingDevice {
  const { app, system } = thisBrowser();
  return { app, system, hasSound: audioContext() !== undefined, hasAudioSession: hasAudioSession() };
}

/** Warning in the built-in browser of an app that timers end with the page; null elsewhere. */
export function endsWithPage(app: Browser['app']): string | null {
  return app && messages.endsWithPage({ app: appName(app) });
}

/** Note on how a timer rings on a device. */
export function ringText({ app, system, hasSound, hasAudioSession }: RingDevice): string {
  // Web Audio obeys the silent mode of iPhones and iPads, unless the page chooses the type of its session.
  const onApple = hasAudioSession ? messages.ringsOnSilent : messages.mutedOnSilent;
  const text = !hasSound ? messages.ringsNever : system === 'ios' ? onApple : messages.ringsAloud;
  return [text, endsWithPage(app) ?? messages.keepOpen].join(' ');
}
