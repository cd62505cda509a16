/** The part of the Audio Session API that is used here. TypeScript has no types for it. */
type AudioSession = { type: string };

/** Type of the session before playback; undefined without playback. */
let before: string | undefined;

const sessionOf = () => (navigator as { audioSession?: AudioSession }).audioSession;

/** True if the browser lets a page choose the type of its audio session (Safari 16.4). */
export const hasAudioSession = (): boolean => sessionOf() !== undefined;

/**
 * Makes Web Audio sound on an iPhone in silent mode: by default it obeys the ring switch, as playback it does not. It
 * pauses the music of other apps, so it lasts only while a timer runs. Does nothing without the Audio Session API.
 *
 * @see https://w3c.github.io/audio-session/
 */
export function startPlayback(): void {
  const session = sessionOf();
  if (!session || before !== undefined) return;
  before = session.type;
  session.type = 'playback';
}

/** Restores the type that the session had before {@link startPlayback}. */
export function endPlayback(): void {
  const session = sessionOf();
  if (session && before !== undefined) session.type = before;
  before = undefined;
}
