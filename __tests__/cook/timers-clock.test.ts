/** @jest-environment node */
import {
  ALARM_LENGTH,
  boundTimers,
  clockSetBy,
  currentTimers,
  describeAgo,
  extendTimer,
  FORGOTTEN_AFTER,
  isDone,
  isPaused,
  LONGEST_TIMER,
  movedTimers,
  pauseTimer,
  putTimer,
  resumeTimer,
  secondsLeft,
  sortTimers,
  startTimer,
  TIMERS,
  type TimerSpec,
  timeLeft,
  timeOver,
  timerId,
  timerLength,
} from '@/lib/timers';

const NOON = Date.UTC(2026, 4, 1, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const spec = (over: Partial<TimerSpec> = {}): TimerSpec => ({
  id: timerId('barley-stew', 'brown-beef', 'fry'),
  label: 'Brown the beef',
  recipe: 'Barley Stew',
  path: '/barley-stew/',
  total: 5 * MINUTE,
  ...over,
});

describe('a running timer', () => {
  test('ends at a moment of the clock, however rarely it is looked at', () => {
    const timer = startTimer(spec(), NOON);
    expect(timeLeft(timer, NOON)).toBe(5 * MINUTE);
    expect(timeLeft(timer, NOON + 3 * MINUTE)).toBe(2 * MINUTE);
    expect(isDone(timer, NOON + 5 * MINUTE - 1)).toBe(false);
    expect(isDone(timer, NOON + 5 * MINUTE)).toBe(true);
  });

  test('begins at its full time and reads zero only once it has run out', () => {
    const timer = startTimer(spec(), NOON);
    expect(secondsLeft(timer, NOON)).toBe(300);
    expect(secondsLeft(timer, NOON + 1)).toBe(300);
    expect(secondsLeft(timer, NOON + 5 * MINUTE - 1)).toBe(1);
    expect(secondsLeft(timer, NOON + 5 * MINUTE)).toBe(0);
  });

  test('that was slept through says how long ago it ended and never counts below zero', () => {
    const timer = startTimer(spec(), NOON);
    const later = NOON + 5 * MINUTE + 4 * MINUTE;
    expect(timeLeft(timer, later)).toBe(0);
    expect(timeOver(timer, later)).toBe(4 * MINUTE);
    expect(describeAgo(timeOver(timer, later))).toBe('4 minutes ago');
  });

  test('never shows more than it was set to when the clock is put back', () => {
    const timer = startTimer(spec(), NOON);
    expect(timeLeft(timer, NOON - HOUR)).toBe(5 * MINUTE);
  });

  test('survives a reload to the millisecond', () => {
    const timer = startTimer(spec({ more: 2 * MINUTE }), NOON);
    expect(TIMERS.read(JSON.parse(JSON.stringify([timer])))).toEqual([timer]);
  });
});

describe('pausing', () => {
  test('keeps what is left for as long as it lasts', () => {
    const paused = pauseTimer(startTimer(spec(), NOON), NOON + 2 * MINUTE);
    expect(isPaused(paused)).toBe(true);
    expect(timeLeft(paused, NOON + 10 * HOUR)).toBe(3 * MINUTE);
    expect(isDone(paused, NOON + 10 * HOUR)).toBe(false);
    const resumed = resumeTimer(paused, NOON + HOUR);
    expect(timeLeft(resumed, NOON + HOUR + MINUTE)).toBe(2 * MINUTE);
  });

  test('does nothing to a timer that has run out, nor resuming to one that runs', () => {
    const timer = startTimer(spec(), NOON);
    expect(pauseTimer(timer, NOON + HOUR)).toBe(timer);
    expect(resumeTimer(timer, NOON)).toBe(timer);
  });
});

describe('adding a minute', () => {
  test('moves the end of a running one and the rest of a paused one', () => {
    const timer = startTimer(spec(), NOON);
    expect(timeLeft(extendTimer(timer, MINUTE, NOON), NOON)).toBe(6 * MINUTE);
    const paused = pauseTimer(timer, NOON + MINUTE);
    expect(timeLeft(extendTimer(paused, MINUTE, NOON), NOON)).toBe(5 * MINUTE);
  });

  test('starts one that has run out over, with that minute alone', () => {
    const again = extendTimer(startTimer(spec({ more: 2 * MINUTE }), NOON), MINUTE, NOON + 7 * MINUTE);
    expect(timeLeft(again, NOON + 7 * MINUTE)).toBe(MINUTE);
    expect(again.more).toBeUndefined();
  });

  test('stops at the longest a timer can be', () => {
    let timer = startTimer(spec({ total: LONGEST_TIMER }), NOON);
    timer = extendTimer(timer, MINUTE, NOON);
    expect(timeLeft(timer, NOON)).toBe(LONGEST_TIMER);
  });
});

describe('the length of a step', () => {
  test('is its minutes, and of a range the shorter with the rest kept', () => {
    expect(timerLength(5)).toEqual({ total: 5 * MINUTE });
    expect(timerLength(0.5)).toEqual({ total: 30 * SECOND });
    expect(timerLength([8, 10])).toEqual({ total: 8 * MINUTE, more: 2 * MINUTE });
  });

  test('is no timer when it takes half a day', () => {
    expect(timerLength([600, 1440])).toBeNull();
    expect(timerLength(241)).toBeNull();
  });
});

describe('the list', () => {
  test('holds one timer an id and at most twelve', () => {
    let list = putTimer([], startTimer(spec(), NOON));
    list = putTimer(list, startTimer(spec({ total: MINUTE }), NOON));
    expect(list).toHaveLength(1);
    expect(list[0]?.total).toBe(MINUTE);
    for (let n = 0; n < 20; n += 1) list = putTimer(list, startTimer(spec({ id: `more/${n}` }), NOON));
    expect(list).toHaveLength(12);
    expect(list.at(-1)?.id).toBe('more/19');
  });

  test('puts those that have run out first, the next to end after them, paused ones last', () => {
    const over = startTimer(spec({ id: 'over', total: MINUTE }), NOON - HOUR);
    const soon = startTimer(spec({ id: 'soon', total: MINUTE }), NOON);
    const late = startTimer(spec({ id: 'late' }), NOON);
    const paused = pauseTimer(startTimer(spec({ id: 'paused' }), NOON), NOON + SECOND);
    expect(sortTimers([paused, late, over, soon]).map((timer) => timer.id)).toEqual([
      'over',
      'soon',
      'late',
      'paused',
    ]);
  });
});

describe('a clock that is set while a page is open', () => {
  const timer = startTimer(spec(), NOON);
  const before = { wall: NOON, steady: 1000 };
  const later = (wall: number) => ({ wall: NOON + SECOND + wall, steady: 1000 + SECOND });

  test.each([HOUR, -HOUR, -30 * HOUR, 2.5 * SECOND])('by %d ms takes the ends along', (by) => {
    expect(clockSetBy(before, later(by), false)).toBe(by);
    const [moved] = movedTimers([timer], by);
    expect(moved && timeLeft(moved, NOON + SECOND + by)).toBe(5 * MINUTE - SECOND);
  });

  test('is told from one that merely runs a little fast, and from the sleep of a page out of sight', () => {
    expect(clockSetBy(before, later(1500), false)).toBe(0);
    expect(clockSetBy(before, later(HOUR), true)).toBe(0);
    expect(clockSetBy(before, later(-HOUR), true)).toBe(-HOUR);
  });

  test('leaves a paused timer alone', () => {
    const paused = [pauseTimer(timer, NOON)];
    expect(movedTimers(paused, HOUR)).toBe(paused);
    expect(movedTimers([timer], 0)).toEqual([timer]);
  });

  test('a page that was opened after a clock was set back never runs a timer for longer than it was set to', () => {
    const [bound] = boundTimers([timer], NOON - 9 * HOUR);
    expect(bound && timeLeft(bound, NOON - 9 * HOUR + MINUTE)).toBe(4 * MINUTE);
    const fine = [timer];
    expect(boundTimers(fine, NOON + MINUTE)).toBe(fine);
  });
});

describe('what storage holds', () => {
  const good = startTimer(spec(), NOON);

  test.each([
    ['nothing', null],
    ['words', 'timers'],
    ['a number', 7],
    ['an object', { endsAt: NOON }],
  ])('is no list of timers when it is %s', (_, value) => {
    expect(TIMERS.read(value)).toBeNull();
  });

  test('gives no timers for a list of nothing', () => {
    expect(TIMERS.read([null, undefined, 3, 'x', [], {}])).toEqual([]);
  });

  test.each([
    ['no end', { ...spec() }],
    ['an end that is not a number', { ...good, endsAt: '12:00' }],
    ['an end that is not finite', { ...good, endsAt: Number.NaN }],
    ['an end before there were clocks', { ...good, endsAt: -1 }],
    ['no name', { ...good, label: '' }],
    ['a name as long as a book', { ...good, label: 'x'.repeat(5000) }],
    ['a length below a second', { ...good, total: 0 }],
    ['a path to another site', { ...good, path: '//elsewhere.example/' }],
    ['a path that is a script', { ...good, path: 'javascript:alert(1)' }],
  ])('leaves out a timer with %s and keeps its neighbours', (_, bad) => {
    expect(TIMERS.read([bad, good])).toEqual([good]);
  });

  test('forgets what ended long ago', () => {
    const later = NOON + good.total + FORGOTTEN_AFTER;
    expect(currentTimers([good], later)).toEqual([good]);
    expect(currentTimers([good], later + 1)).toEqual([]);
  });

  test('keeps no field it does not know and one timer an id', () => {
    expect(TIMERS.read([good, { ...good, extra: '<b>' }])).toEqual([good]);
  });
});

test.each([
  [0, 'just now'],
  [9_999, 'just now'],
  [40 * SECOND, '40 seconds ago'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [5 * HOUR, '5 hours ago'],
])('%d ms over reads “%s”', (over, words) => {
  expect(describeAgo(over)).toBe(words);
});

test('an alarm sounds for a minute', () => {
  expect(ALARM_LENGTH).toBe(MINUTE);
});
