import { useEffect, useRef } from 'react';
import { comma } from '@/.content/messages/text';
import * as messages from '@/.content/messages/timers';
import { endPlayback, startPlayback } from './audio-session';
import { ALARM_LENGTH, isDone, isPaused, type Timer, timeOver } from './timers';

type AudioWindow = Window & { webkitAudioContext?: typeof AudioContext };

/** Seconds between two chimes. */
const STRIKE_EVERY = 2.5;
/** Frequency in Hz and delay in seconds of the two notes of the chime. */
const NOTES: readonly (readonly [hertz: number, after: number])[] = [
  [659.25, 0],
  [987.77, 0.28],
];

let audio: AudioContext | null = null;
let chime: { volume: GainNode; notes: OscillatorNode[] } | null = null;
let buzz: ReturnType<typeof setInterval> | undefined;
let flash: ReturnType<typeof setInterval> | undefined;
let titles: { page: string; alarm: string } | null = null;
let owners = 0;
/** True while a timer runs. */
let isRunning = false;
/** Ids of timers whose alarm has sounded, so that none sounds twice. */
const rung = new Set<string>();

/** The constructor of the Web Audio API; undefined without it. */
export const audioContext = (): typeof AudioContext | undefined =>
  window.AudioContext ?? (window as AudioWindow).webkitAudioContext;

/** Resumes the AudioContext, which browsers allow only in a user gesture. Does nothing without Web Audio. */
export function primeAlarm(): void {
  try {
    const Context = audioContext();
    if (!Context) return;
    audio ??= new Context();
    if (audio.state !== 'running') audio.resume().catch(() => undefined);
  } catch {
    audio = null;
  }
}

/** Keeps the audio session for the alarm while a timer runs or has just ended, and restores it after that. */
function settleSession(): void {
  if (isRunning || chime) startPlayback();
  else endPlayback();
}

function strike(context: AudioContext, volume: AudioNode, at: number): OscillatorNode[] {
  return NOTES.map(([hertz, after]) => {
    const note = context.createOscillator();
    const fall = context.createGain();
    const begin = at + after;
    note.frequency.value = hertz;
    fall.gain.setValueAtTime(0, begin);
    fall.gain.linearRampToValueAtTime(0.35, begin + 0.02);
    fall.gain.exponentialRampToValueAtTime(0.001, begin + 1.6);
    note.connect(fall).connect(volume);
    note.start(begin);
    note.stop(begin + 1.7);
    return note;
  });
}

// The whole alarm is scheduled on the audio clock at once, because timers of background tabs are throttled.
function sound(seconds: number): void {
  silence();
  try {
    if (audio) {
      const volume = audio.createGain();
      volume.connect(audio.destination);
      chime = { volume, notes: [] };
      for (let at = 0; at <= seconds; at += STRIKE_EVERY) {
        chime.notes.push(...strike(audio, volume, audio.currentTime + at));
      }
      // A locked phone may have suspended it; scheduled notes wait.
      if (audio.state !== 'running') audio.resume().catch(() => undefined);
    }
    const until = performance.now() + seconds * 1000;
    const shake = () => void navigator.vibrate?.([300, 150, 300]);
    shake();
    const end = () => {
      silence();
      settleSession();
    };
    buzz = setInterval(() => (performance.now() < until ? shake() : end()), STRIKE_EVERY * 1000);
  } catch {
    // The text on screen is shown without sound too.
  }
}

function silence(): void {
  clearInterval(buzz);
  const ending = chime;
  chime = null;
  try {
    if (ending) {
      ending.volume.disconnect();
      for (const note of ending.notes) note.stop();
      navigator.vibrate?.(0);
    }
  } catch {
    // A note that has already ended cannot be stopped again.
  }
}

/** Milliseconds after which a chime has died away. */
const CHIME_LENGTH = 2000;

/** Sounds the alarm once, in a user gesture, as it will sound when a timer ends. */
export function testAlarm(): void {
  startPlayback();
  primeAlarm();
  setTimeout(settleSession, CHIME_LENGTH);
  if (chime) return;
  try {
    if (audio) strike(audio, audio.destination, audio.currentTime);
    navigator.vibrate?.([300, 150, 300]);
  } catch {
    // Refused, as the alarm itself would be.
  }
}

function flashTitle(alarm: string): void {
  stopFlashing();
  titles = { page: document.title, alarm };
  document.title = alarm;
  // No flashing with reduced motion.
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  flash = setInterval(() => {
    const showing = document.title === alarm;
    // A navigation sets another title, which has to be restored instead.
    if (!showing) titles = { page: document.title, alarm };
    document.title = showing ? (titles?.page ?? alarm) : alarm;
  }, 1000);
}

function stopFlashing(): void {
  clearInterval(flash);
  if (titles && document.title === titles.alarm) document.title = titles.page;
  titles = null;
}

/** Text for the title and screen readers: "Fry the paste: done". */
export function alarmText(done: readonly Pick<Timer, 'label'>[]): string {
  return done.length === 0 ? '' : messages.alarm({ timers: done.map((timer) => timer.label).join(comma) });
}

/**
 * Sounds the alarm for ended timers for up to a minute, once for all callers, and flashes the title.
 *
 * @param timers all timers @param now the time for which they are shown
 */
export function useAlarm(timers: readonly Timer[], now: number): void {
  const done = timers.filter((timer) => isDone(timer, now));
  const runs = timers.some((timer) => !isPaused(timer) && !isDone(timer, now));
  // The key has no end times, which change when the clock of the device is set.
  const key = done.map((timer) => timer.id).join(' ');
  const latest = useRef(done);
  latest.current = done;

  useEffect(() => {
    owners += 1;
    return () => {
      owners -= 1;
      if (owners > 0) return;
      silence();
      stopFlashing();
      isRunning = false;
      settleSession();
    };
  }, []);

  const isTimed = timers.length > 0;
  useEffect(() => {
    // Timers of an earlier load: audio needs a user gesture. Never without a timer: opening audio delays a press.
    if (!isTimed) return;
    document.addEventListener('pointerdown', primeAlarm, { once: true });
    return () => document.removeEventListener('pointerdown', primeAlarm);
  }, [isTimed]);

  useEffect(() => {
    const now = Date.now();
    silence();
    stopFlashing();
    const all = latest.current;
    for (const id of rung) if (!all.some((timer) => timer.id === id)) rung.delete(id);
    if (key === '') return;
    flashTitle(alarmText(all));
    const rest = Math.max(...all.map((timer) => ALARM_LENGTH - timeOver(timer, now)));
    if (rest > 0) sound(rest / 1000);
    else if (all.some(({ id }) => !rung.has(id))) sound(0);
    for (const { id } of all) rung.add(id);
  }, [key]);

  // After the effect above: an alarm that begins keeps the session of the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dismissed alarm has ended too.
  useEffect(() => {
    isRunning = runs;
    settleSession();
  }, [runs, key]);
}
