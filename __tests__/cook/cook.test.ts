import { testTables } from '@/__tests__/cases';
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

const NOON = Date.UTC(2026, 4, 1, 12);
/** A recipe of three steps, and its choice as it is written. */
const recipe = { servings: 4, steps: [{ id: 'fry' }, { id: 'simmer' }, { id: 'serve' }] };
const asWritten: RecipeChoice = { servings: 4, system: 'metric', variant: null };
/** Position as it is read from storage, whatever is stored there. */
const stored = (value: unknown) => cookPositionOf('barley-stew').read(value);

testTables('__tests__/cook/tables', {
  rings: (part: Partial<RingDevice>) =>
    ringText({ app: null, system: 'other', hasSound: true, hasAudioSession: false, ...part }),
  'stored-choices': (choice: unknown) =>
    cookPoint(recipe, stored({ step: 'simmer', at: NOON, choice }), NOON)?.choice,
  'timer-lengths': timerLength,
  'times-ago': describeAgo,
});

describe('timers', () => {
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

  it.each([
    ['a running timer', timer, NOON, 6 * MINUTE],
    ['a paused timer', pauseTimer(timer, NOON + MINUTE), NOON, 5 * MINUTE],
    ['the longest timer', startTimer(spec({ total: LONGEST_TIMER }), NOON), NOON, LONGEST_TIMER],
    ['a timer that has ended', startTimer(spec({ more: 2 * MINUTE }), NOON), NOON + 7 * MINUTE, MINUTE],
  ])('a minute more is added to %s', (_, before, now, left) => {
    const after = extendTimer(before, MINUTE, now);
    expect(timeLeft(after, now)).toBe(left);
    expect(after.more).toBeUndefined();
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
      // Another id: of two timers with the same one, the later is read anyway.
      expect(TIMERS.read([{ ...bad, id: 'bad' }, timer])).toEqual([timer]);
    });

    it('drops timers that ended more than six hours ago', () => {
      const later = NOON + 5 * MINUTE + 6 * HOUR;
      expect(currentTimers([timer], later)).toEqual([timer]);
      expect(currentTimers([timer], later + 1)).toEqual([]);
    });
  });
});

describe('the stored position', () => {
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

it('endsWithPage warns of the end of timers in the built-in browsers of apps only', () => {
  expect(endsWithPage(null)).toBeNull();
  expect(endsWithPage('LINE')).toBe('LINE’s built-in browser ends timers when you close this page.');
});
