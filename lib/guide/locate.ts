import type { Coordinates } from '@/lib/content/schema/restaurant';

/** Position of the device, or why it is not known. Held in memory only. */
export type DevicePosition =
  | { state: 'asking' | 'refused' | 'unavailable' | 'timedOut' }
  /** `accuracy` is the radius in metres around the position that contains the device. */
  | { state: 'found'; coordinates: Coordinates; accuracy: number };

/** Sets a position derived from the last one. */
export type SetPosition = (next: (now: DevicePosition | null) => DevicePosition | null) => void;

/** States by the codes of a `GeolocationPositionError`. */
const FAILURES: Readonly<Record<number, 'refused' | 'timedOut'>> = { 1: 'refused', 3: 'timedOut' };

/** The timeout is in ms. Never reuse a cached position: it is asked for again after the visitor has moved. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000 };

/** Asks the device for its position. An answer to an outdated request is dropped. */
export function locate(set: SetPosition): void {
  const asking: DevicePosition = { state: 'asking' };
  const answer = (next: DevicePosition) => set((now) => (now === asking ? next : now));
  set(() => asking);
  // Missing in old browsers.
  if (!navigator.geolocation) answer({ state: 'unavailable' });
  navigator.geolocation?.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      answer({ state: 'found', coordinates: [latitude, longitude], accuracy }),
    ({ code }) => answer({ state: FAILURES[code] ?? 'unavailable' }),
    OPTIONS,
  );
}
