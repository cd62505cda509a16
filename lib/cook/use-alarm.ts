import { useEffect, useRef } from 'react';
import { comma } from '@/.content/messages/text';
import * as messages from '@/.content/messages/timers';
import { ALARM_LENGTH, type Timer, timeOver } from './timers';

type AudioWindow = Window & { webkitAudioContext?: typeof AudioContext };

/** Seconds between two strikes of the chime. */
const STRIKE_EVERY = 2.5;
/** Hertz of the two notes, a fifth apart, and how far apart in seconds. */
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
/** Ids of those that have been rung for, so that no late one strikes twice. */
const rung = new Set<string>();

/** Wakes the sound; browsers allow that only inside a press or a key. Does nothing where there is no sound. */
export function primeAlarm(): void {
  try {
    const Context = window.AudioContext ?? (window as AudioWindow).webkitAudioContext;
    if (!Context) return;
    audio ??= new Context();
    if (audio.state !== 'running') audio.resume().catch(() => undefined);
  } catch {
    audio = null;
  }
}

function strike(context: AudioContext, volume: GainNode, at: number): OscillatorNode[] {
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

// The whole alarm is written into the sound card's own clock at once, which no sleeping tab slows down.
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
      // A locked phone may have put it to sleep; what is written waits for it.
      if (audio.state !== 'running') audio.resume().catch(() => undefined);
    }
    const until = performance.now() + seconds * 1000;
    const shake = () => void navigator.vibrate?.([300, 150, 300]);
    shake();
    buzz = setInterval(() => (performance.now() < until ? shake() : silence()), STRIKE_EVERY * 1000);
  } catch {
    // Without sound the words on the screen remain.
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

function flashTitle(alarm: string): void {
  stopFlashing();
  titles = { page: document.title, alarm };
  document.title = alarm;
  // Moving words in the tab are as unwelcome to some as moving pictures.
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  flash = setInterval(() => {
    const showing = document.title === alarm;
    // A page change in between brings its own title, which is then the one to return to.
    if (!showing) titles = { page: document.title, alarm };
    document.title = showing ? (titles?.page ?? alarm) : alarm;
  }, 1000);
}

function stopFlashing(): void {
  clearInterval(flash);
  if (titles && document.title === titles.alarm) document.title = titles.page;
  titles = null;
}

/** What the tab and a screen reader say: "Fry the paste: done". */
export function alarmWords(done: readonly Pick<Timer, 'label'>[]): string {
  return done.length === 0 ? '' : messages.alarm({ timers: done.map((timer) => timer.label).join(comma) });
}

/** Rings up to a minute for timers that have run out, once for all its users, and flashes the title. */
export function useAlarm(done: readonly Timer[]): void {
  // Not their ends, which move with the clock of the device.
  const key = done.map((timer) => timer.id).join(' ');
  const latest = useRef(done);
  latest.current = done;

  useEffect(() => {
    owners += 1;
    // After a reload the first press anywhere gives the sound back.
    document.addEventListener('pointerdown', primeAlarm, { once: true });
    return () => {
      owners -= 1;
      document.removeEventListener('pointerdown', primeAlarm);
      if (owners > 0) return;
      silence();
      stopFlashing();
    };
  }, []);

  useEffect(() => {
    const now = Date.now();
    silence();
    stopFlashing();
    const all = latest.current;
    for (const id of rung) if (!all.some((timer) => timer.id === id)) rung.delete(id);
    if (key === '') return;
    flashTitle(alarmWords(all));
    const rest = Math.max(...all.map((timer) => ALARM_LENGTH - timeOver(timer, now)));
    if (rest > 0) sound(rest / 1000);
    else if (all.some(({ id }) => !rung.has(id))) sound(0);
    for (const { id } of all) rung.add(id);
  }, [key]);
}
