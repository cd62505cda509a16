/** @jest-environment node */

import { cookPoint, cookPosition, cookPositionOf, cookStart } from '@/lib/cook/cook-position';
import { endsWithPage, type RingDevice, ringText } from '@/lib/cook/ring';
import {
  boundTimers,
  clockSetBy,
  currentTimers,
  describeAgo,
  extendTimer,
  isDone,
  isPaused,
  LONGEST_TIMER,
  movedTimers,
  pauseTimer,
  putTimer,
  resumeTimer,
  sortTimers,
  startTimer,
  TIMERS,
  type TimerSpec,
  timeLeft,
  timeOver,
  timerLength,
} from '@/lib/cook/timers';
import type { RecipeChoice } from '@/lib/recipe/servings';

describe('timers', () => {
  const NOON = Date.UTC(2026, 4, 1, 12);
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;
  const HOUR = 60 * MINUTE;

  const spec = (over: Partial<TimerSpec> = {}): TimerSpec => {
    const names = { label: 'Brown the beef', recipe: 'Barley Stew', path: '/barley-stew/' };
    return { id: 'barley-stew/brown-beef/fry', ...names, total: 5 * MINUTE, ...over };
  };
  /** A timer of five minutes that starts at noon. */
  const timer = startTimer(spec(), NOON);

  it.each([
    ['at its start', NOON, 5 * MINUTE, 0],
    ['a millisecond later', NOON + 1, 5 * MINUTE - 1, 0],
    ['a millisecond before its end', NOON + 5 * MINUTE - 1, 1, 0],
    ['at its end', NOON + 5 * MINUTE, 0, 0],
    ['four minutes after its end', NOON + 9 * MINUTE, 0, 4 * MINUTE],
    ['an hour before its start, after the clock was set back', NOON - HOUR, 5 * MINUTE, 0],
  ])('a running timer %s', (_, now, left, over) => {
    expect(timeLeft(timer, now)).toBe(left);
    expect(timeOver(timer, now)).toBe(over);
    expect(isDone(timer, now)).toBe(left === 0);
  });

  describe('pausing', () => {
    it('keeps the time left until the timer is resumed', () => {
      const paused = pauseTimer(timer, NOON + 2 * MINUTE);
      expect(isPaused(paused)).toBe(true);
      expect(timeLeft(paused, NOON + 10 * HOUR)).toBe(3 * MINUTE);
      expect(isDone(paused, NOON + 10 * HOUR)).toBe(false);
      const resumed = resumeTimer(paused, NOON + HOUR);
      expect(timeLeft(resumed, NOON + HOUR + MINUTE)).toBe(2 * MINUTE);
    });

    it('does nothing to a timer that has ended, nor resuming to one that runs', () => {
      expect(pauseTimer(timer, NOON + HOUR)).toBe(timer);
      expect(resumeTimer(timer, NOON)).toBe(timer);
    });
  });

  describe('a minute more', () => {
    it.each([
      ['a running timer', timer, NOON, 6 * MINUTE],
      ['a paused timer', pauseTimer(timer, NOON + MINUTE), NOON, 5 * MINUTE],
      ['the longest timer', startTimer(spec({ total: LONGEST_TIMER }), NOON), NOON, LONGEST_TIMER],
      ['a timer that has ended', startTimer(spec({ more: 2 * MINUTE }), NOON), NOON + 7 * MINUTE, MINUTE],
    ])('is added to %s', (_, before, now, left) => {
      const after = extendTimer(before, MINUTE, now);
      expect(timeLeft(after, now)).toBe(left);
      expect(after.more).toBeUndefined();
    });
  });

  it.each<[number | [number, number], ReturnType<typeof timerLength>]>([
    [5, { total: 5 * MINUTE }],
    [0.5, { total: 30 * SECOND }],
    [[8, 10], { total: 8 * MINUTE, more: 2 * MINUTE }],
    [[600, 1440], null],
    [241, null],
  ])('a step of %j minutes has the timer %j', (minutes, length) => {
    expect(timerLength(minutes)).toEqual(length);
  });

  describe('the list', () => {
    it('has one timer for each id, and twelve at most', () => {
      let list = putTimer(putTimer([], timer), startTimer(spec({ total: MINUTE }), NOON));
      expect(list.map(({ total }) => total)).toEqual([MINUTE]);
      for (let n = 0; n < 20; n += 1) list = putTimer(list, startTimer(spec({ id: `more/${n}` }), NOON));
      expect(list).toHaveLength(12);
      expect(list.at(-1)?.id).toBe('more/19');
    });

    it('sorts ended timers first, then by their end, paused ones last', () => {
      const over = startTimer(spec({ id: 'over', total: MINUTE }), NOON - HOUR);
      const soon = startTimer(spec({ id: 'soon', total: MINUTE }), NOON);
      const late = startTimer(spec({ id: 'late' }), NOON);
      const paused = pauseTimer(startTimer(spec({ id: 'paused' }), NOON), NOON + SECOND);
      const sorted = sortTimers([paused, late, over, soon]).map(({ id }) => id);
      expect(sorted).toEqual(['over', 'soon', 'late', 'paused']);
    });
  });

  describe('a clock that is set while a page is open', () => {
    const before = { wall: NOON, steady: 1000 };
    const later = (wall: number) => ({ wall: NOON + SECOND + wall, steady: 1000 + SECOND });

    it.each([HOUR, -HOUR, -30 * HOUR, 2.5 * SECOND])('moves the ends when it is set by %d ms', (by) => {
      expect(clockSetBy(before, later(by), false)).toBe(by);
      const [moved] = movedTimers([timer], by);
      expect(moved && timeLeft(moved, NOON + SECOND + by)).toBe(5 * MINUTE - SECOND);
    });

    it.each([
      ['a clock that runs a little fast', 1500, false, 0],
      ['the sleep of a hidden page', HOUR, true, 0],
      ['a hidden page whose clock is set back', -HOUR, true, -HOUR],
    ])('is not taken for %s', (_, by, isHidden, setBy) => {
      expect(clockSetBy(before, later(by), isHidden)).toBe(setBy);
    });

    it('leaves paused timers alone', () => {
      const paused = [pauseTimer(timer, NOON)];
      expect(movedTimers(paused, HOUR)).toBe(paused);
      expect(movedTimers([timer], 0)).toEqual([timer]);
    });

    it('never lets a timer run longer than it was set to, on a page opened after the clock was set back', () => {
      const [bound] = boundTimers([timer], NOON - 9 * HOUR);
      expect(bound && timeLeft(bound, NOON - 9 * HOUR + MINUTE)).toBe(4 * MINUTE);
      const fine = [timer];
      expect(boundTimers(fine, NOON + MINUTE)).toBe(fine);
    });
  });

  describe('reading from storage', () => {
    it('returns the stored timers without unknown fields, one for each id', () => {
      const stored = startTimer(spec({ more: 2 * MINUTE }), NOON);
      expect(TIMERS.read(JSON.parse(JSON.stringify([stored, { ...stored, extra: '<b>' }])))).toEqual([
        stored,
      ]);
    });

    it.each([
      ['no end', { ...spec() }],
      ['an end that is not a number', { ...timer, endsAt: '12:00' }],
      ['an end that is not finite', { ...timer, endsAt: Number.NaN }],
      ['a negative end', { ...timer, endsAt: -1 }],
      ['no name', { ...timer, label: '' }],
      ['a name of 5000 characters', { ...timer, label: 'x'.repeat(5000) }],
      ['a length below a second', { ...timer, total: 0 }],
      ['a path to another site', { ...timer, path: '//elsewhere.example/' }],
      ['a path that is a script', { ...timer, path: 'javascript:alert(1)' }],
    ])('leaves out a timer with %s', (_, bad) => {
      expect(TIMERS.read([bad, timer])).toEqual([timer]);
    });

    it('drops timers that ended more than six hours ago', () => {
      const later = NOON + 5 * MINUTE + 6 * HOUR;
      expect(currentTimers([timer], later)).toEqual([timer]);
      expect(currentTimers([timer], later + 1)).toEqual([]);
    });
  });

  it.each([
    [0, 'just now'],
    [9_999, 'just now'],
    [40 * SECOND, '40 seconds ago'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [5 * HOUR, '5 hours ago'],
  ])('that ended %d ms ago is described as “%s”', (over, words) => {
    expect(describeAgo(over)).toBe(words);
  });
});

describe('the stored position', () => {
  const NOON = Date.UTC(2026, 4, 1, 12);
  const recipe = { servings: 4, steps: [{ id: 'fry' }, { id: 'simmer' }, { id: 'serve' }] };
  const asWritten: RecipeChoice = { servings: 4, system: 'metric', variant: null };

  /** Position as it is read from storage, whatever is stored there. */
  const stored = (value: unknown) => cookPositionOf('barley-stew').read(value);

  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  it.each([
    [{ servings: 6, system: 'us', variant: 'oats' } as const, '?servings=6&units=us&version=oats'],
    [asWritten, '?units=metric'],
  ])('has the step, the time and the choice %j as a query', (choice, query) => {
    const place = cookPosition(recipe, 'simmer', choice);
    expect(place).toEqual({ step: 'simmer', at: NOON, choice: query });
    expect(cookPoint(recipe, stored(place))).toEqual({ index: 1, choice, isGone: false });
  });

  describe('cookPoint', () => {
    it('expires after twelve hours and ignores a time in the future', () => {
      const place = { step: 'serve', at: NOON };
      expect(cookPoint(recipe, place, NOON + 12 * 3_600_000)?.index).toBe(2);
      expect(cookPoint(recipe, place, NOON + 12 * 3_600_000 + 1)).toBeNull();
      expect(cookPoint(recipe, place, NOON - 1)).toBeNull();
    });

    it.each([[null], ['simmer'], [{ step: 7, at: NOON }], [{ step: 'simmer', at: 'noon' }]])(
      'is null for %j',
      (place) => {
        expect(cookPoint(recipe, stored(place))).toBeNull();
      },
    );

    it.each([
      [undefined, null],
      [7, null],
      [{ servings: 6 }, null],
      [['?servings=6'], null],
      ['?servings=-3&units=us', { servings: 0.5, system: 'us', variant: null }],
      ['?servings=1e9&version=<b>', asWritten],
      ['?servings=99999', { servings: 96, system: 'metric', variant: null }],
      ['%E0%A4%A', asWritten],
    ])('reads the stored choice %j as %j', (choice, read) => {
      expect(cookPoint(recipe, stored({ step: 'simmer', at: NOON, choice }))).toEqual({
        index: 1,
        choice: read,
        isGone: false,
      });
    });
  });

  it('starts at the first step with the stored choice if the recipe has lost the step', () => {
    const choice = { servings: 6, system: 'us', variant: 'oats' };
    const place = { step: 'gone', at: NOON, choice: '?servings=6&units=us&version=oats' };
    const page = { chosen: asWritten, isSetHere: false, search: '' };
    expect(cookPoint(recipe, place)).toEqual({ index: 0, choice, isGone: true });
    expect(cookStart(recipe, place, page)).toEqual({ index: 0, choice, isGone: true });
    const { choice: _, ...old } = place;
    expect(cookStart(recipe, old, page)).toEqual({ index: 0, choice: asWritten, isGone: true });
  });

  describe('cookStart', () => {
    const six: RecipeChoice = { servings: 6, system: 'metric', variant: null };
    const eight: RecipeChoice = { servings: 8, system: 'us', variant: null };
    const place = { step: 'simmer', at: NOON, choice: '?servings=6' };
    const at = (search: string) => ({ chosen: asWritten, isSetHere: false, search });
    const onPage = at('');
    const byLink = { chosen: eight, isSetHere: false, search: '?servings=8&units=us' };

    it.each([
      ['at the first step with the choice of the page', null, byLink, 0, eight],
      ['with the stored choice if the address has none', place, onPage, 1, six],
      ['with the stored choice if the address has a plan only', place, at('?eat=2026-05-01T19:00'), 1, six],
      ['with the choice in the address', place, byLink, 1, eight],
      ['with the yield of the recipe if the address names it', place, at('?servings=4'), 1, asWritten],
      ['with what was just chosen on the page', place, { ...onPage, isSetHere: true }, 1, asWritten],
      ['with the choice of the page if none was stored', { step: 'simmer', at: NOON }, onPage, 1, asWritten],
    ])('starts %s', (_, from, page, index, choice) => {
      expect(cookStart(recipe, from, page)).toEqual({ index, choice, isGone: false });
    });
  });
});

describe('the words of a ring', () => {
  const RINGS = 'It rings through the speaker, so keep the volume up.';

  it.each<[string, Partial<RingDevice>, string]>([
    ['a computer', {}, `${RINGS} Leave this page open.`],
    [
      'an iPhone whose browser plays through silent mode',
      { system: 'ios', hasAudioSession: true },
      'It rings even when this device is on silent. Keep the volume up. Leave this page open.',
    ],
    [
      'an older iPhone',
      { system: 'ios' },
      'It makes no sound while this device is on silent. Turn silent mode off and the volume up. Leave this page open.',
    ],
    [
      'a browser without Web Audio',
      { system: 'ios', hasSound: false },
      'This browser can’t play sound, so keep an eye on the time. Leave this page open.',
    ],
    [
      'an unnamed app on Android',
      { app: 'unnamed', system: 'android' },
      `${RINGS} This app’s built-in browser ends timers when you close this page.`,
    ],
  ])('describe how a timer rings on %s', (_, part, text) => {
    const device = { app: null, system: 'other', hasSound: true, hasAudioSession: false, ...part } as const;
    expect(ringText(device)).toBe(text);
  });

  it('warn of the end with the page in the built-in browsers of apps only', () => {
    expect(endsWithPage(null)).toBeNull();
    expect(endsWithPage('LINE')).toBe('LINE’s built-in browser ends timers when you close this page.');
  });
});
