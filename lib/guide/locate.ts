import type { Coordinates } from '@/lib/content/schema/restaurant';

/** Where the device is, or why it is not known. Held in memory only, and gone with the page. */
export type Position =
  | { state: 'asking' | 'refused' | 'unavailable' | 'timedOut' }
  /** `accuracy` is the radius in metres within which the device lies. */
  | { state: 'found'; coordinates: Coordinates; accuracy: number };

/** Takes a position, or works it out from the last one, as the setter of a React state. */
export type SetPosition = (next: (now: Position | null) => Position | null) => void;

/** What the codes of a `GeolocationPositionError` mean. */
const FAILURES: Readonly<Record<number, 'refused' | 'timedOut'>> = { 1: 'refused', 3: 'timedOut' };

/** How long an answer is waited for, in milliseconds. Whoever asks again has walked on, so none is kept. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000 };

/** Asks the device where it is. An answer that comes after something else was asked or set is dropped. */
export function locate(set: SetPosition): void {
  const asking: Position = { state: 'asking' };
  const answer = (next: Position) => set((now) => (now === asking ? next : now));
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
