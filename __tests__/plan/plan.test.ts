import {
  defaultEatAt,
  earliestEatAt,
  PLAN,
  planFor,
  planTotals,
  stagesByDay,
  startState,
  stepsFor,
} from '@/lib/plan/plan';
import { planLine } from '@/lib/plan/plan-line';
import { instantOf, wallTimeOf } from '@/lib/plan/wall-time';
import { choiceParameter } from '@/lib/recipe/servings';
import { readParameter, withParameter } from '@/lib/ui/address';
import { brinedHam, curd, lasting, noodles, RECIPES } from './plan-recipes';

describe('a plan', () => {
  const NEW_YORK = 'America/New_York';
  const BERLIN = 'Europe/Berlin';
  const MINUTE = 60_000;
  const at = (wall: string) => instantOf(wall, NEW_YORK).instant;

  function startsOf(steps: typeof curd, pace: 'short' | 'long', eat: string, zone: string) {
    const { start, eatAt, stages } = planFor(steps, pace, instantOf(eat, zone).instant);
    const starts = stages.map((stage) => `${stage.id} ${wallTimeOf(stage.start, zone)}`);
    return { starts, minutes: (eatAt - start) / MINUTE };
  }

  it.each([
    ['curd', 685, 1545],
    ['brinedHam', 7395, 8835],
    ['noodles', 45, 45],
  ] as const)('of %s takes %i to %i minutes', (name, short, long) => {
    expect(planTotals(RECIPES[name])).toEqual({ short, long });
  });

  it('counts work apart from waiting', () => {
    expect(planFor(curd, 'long', 0).stages.map(({ active }) => active)).toEqual([5, 15, 20, 10, 12, 5]);
  });

  it.each([
    [6, 9, 10, undefined],
    [7, 13, 15, 'Fry in 2 batches in 12 inches.'],
    [18, 17, 20, 'Fry in 3 batches in 12 inches.'],
  ])(
    'repeats what does not fit into the pan: for %i servings %i to %i min, %s',
    (servings, short, long, note) => {
      const fry = {
        ...{ id: 'fry', title: 'Fry', work: 2 },
        durations: [lasting('Fry', [4, 5], 'active'), lasting('Rest', 3, 'passive')],
        beyond: { upTo: 6, text: 'Fry in {*} batches in {#30 cm}.', repeats: ['fry'] },
      };
      const steps = stepsFor([fry], { servings, scale: servings / 4, system: 'us' });
      expect(planTotals(steps)).toEqual({ short, long });
      expect(planFor(steps, 'long', 0).stages[0]?.note).toBe(note);
    },
  );

  it('starts every stage so that the meal is in time', () => {
    expect(startsOf(curd, 'long', '2026-11-22T19:00', NEW_YORK).starts).toEqual([
      'soak 2026-11-21T17:15',
      'grind 2026-11-22T17:20',
      'cook 2026-11-22T17:35',
      'press 2026-11-22T18:05',
      'sauce 2026-11-22T18:40',
      'serve 2026-11-22T18:55',
    ]);
    expect(startsOf(curd, 'short', '2026-11-22T19:00', NEW_YORK).starts[0]).toBe('soak 2026-11-22T07:35');
  });

  it.each([
    ['curd', '2026-11-01T19:00', NEW_YORK, 'soak 2026-10-31T18:15', 1545],
    ['curd', '2027-03-14T19:00', NEW_YORK, 'soak 2027-03-13T16:15', 1545],
    ['curd', '2026-10-25T19:00', BERLIN, 'soak 2026-10-24T18:15', 1545],
    ['curd', '2027-03-28T19:00', BERLIN, 'soak 2027-03-27T16:15', 1545],
    ['brinedHam', '2026-10-28T18:00', BERLIN, 'brine 2026-10-22T15:45', 8835],
    ['brinedHam', '2027-03-30T18:00', BERLIN, 'brine 2027-03-24T13:45', 8835],
    ['brinedHam', '2026-11-03T18:00', NEW_YORK, 'brine 2026-10-28T15:45', 8835],
    ['brinedHam', '2027-03-16T18:00', NEW_YORK, 'brine 2027-03-10T13:45', 8835],
    ['brinedHam', '2026-11-03T18:00', 'Asia/Kathmandu', 'brine 2026-10-28T14:45', 8835],
  ] as const)(
    'of %s counts elapsed time when clocks change before %s in %s',
    (name, eat, zone, start, total) => {
      const { starts, minutes } = startsOf(RECIPES[name], 'long', eat, zone);
      expect([starts[0], minutes]).toEqual([start, total]);
    },
  );

  it('groups stages by day, without empty days except that of the meal', () => {
    const plan = planFor(brinedHam, 'long', at('2026-11-20T18:00'));
    expect(stagesByDay(plan, NEW_YORK).map(({ day, stages }) => [day, stages.length])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-20', 3],
    ]);
    const late = planFor(noodles, 'long', at('2026-11-22T00:10'));
    expect(stagesByDay(late, NEW_YORK).map(({ day, stages }) => [day, stages.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 0],
    ]);
  });

  it.each([
    ['2026-11-20T12:00', 45, '2026-11-20T19:00'],
    ['2026-11-20T18:15', 45, '2026-11-20T19:00'],
    ['2026-11-20T18:16', 45, '2026-11-20T20:00'],
    ['2026-11-20T20:15', 45, '2026-11-20T21:00'],
    ['2026-11-20T20:16', 45, '2026-11-21T19:00'],
    ['2026-11-20T23:50', 45, '2026-11-21T19:00'],
    ['2026-11-20T12:10', 1545, '2026-11-21T19:00'],
    ['2026-11-20T18:10', 1545, '2026-11-22T19:00'],
    // Not at 23:00, 03:00 or 06:00 after a long soak.
    ['2026-11-20T11:30', 685, '2026-11-21T19:00'],
    ['2026-11-20T15:20', 685, '2026-11-21T19:00'],
    ['2026-11-20T18:30', 685, '2026-11-21T19:00'],
  ])('proposes at %s for %i minutes the meal at %s', (now, total, eat) => {
    expect(defaultEatAt(at(now), total, NEW_YORK)).toBe(eat);
  });

  it('rounds the earliest meal up to a quarter of an hour', () => {
    expect(earliestEatAt(at('2026-11-20T18:16'), 45, NEW_YORK)).toBe('2026-11-20T19:15');
    expect(earliestEatAt(at('2026-11-20T18:15'), 45, NEW_YORK)).toBe('2026-11-20T19:00');
  });

  it.each([
    [-1, 'future'],
    [5 * MINUTE, 'now'],
    [6 * MINUTE, 'missed'],
  ])('has at %i ms after its start the state %s', (passed, state) => {
    const start = at('2026-11-20T18:15');
    expect(startState({ start }, start + passed)).toBe(state);
  });

  describe('the address', () => {
    it.each([
      ['?eat=2026-11-22T19:00', '2026-11-22T19:00', 'long'],
      ['?eat=2026-11-22T19%3A00&pace=short', '2026-11-22T19:00', 'short'],
      ['?servings=6&eat=2026-11-22T19:00&units=us', '2026-11-22T19:00', 'long'],
      ['?eat=%3Cscript%3E&pace=%00', null, 'long'],
      ['?eat=2026-02-30T19:00', null, 'long'],
      ['?eat=%E0%A4%A', null, 'long'],
      ['?eat=tomorrow', null, 'long'],
      ['', null, 'long'],
    ])('%p has the meal at %p, pace %p', (search, eat, pace) => {
      expect(readParameter(PLAN, search)).toEqual({ eat, pace });
    });

    it('is written beside servings and units, and replaces an earlier plan', () => {
      const kitchen = '?servings=6&units=us&version=apple';
      const eat = '2026-11-22T19:00';
      const both = withParameter(PLAN, { eat, pace: 'short' }, kitchen);
      expect(both).toBe(`${kitchen}&eat=2026-11-22T19:00&pace=short`);
      const recipe = choiceParameter(4);
      const fewer = withParameter(recipe, { ...readParameter(recipe, both), servings: 4 }, both);
      expect(fewer).toBe('?units=us&version=apple&eat=2026-11-22T19:00&pace=short');
      expect(withParameter(PLAN, { eat: null, pace: 'long' }, fewer)).toBe('?units=us&version=apple');
      expect(withParameter(PLAN, { eat, pace: 'long' }, '?%65at=x&eat=y')).toBe('?eat=2026-11-22T19:00');
    });
  });
});

describe('planLine', () => {
  const zone = 'America/Toronto';
  const AS_WRITTEN = { servings: 4, scale: 1, system: 'metric' } as const;

  const lineOf = (steps: readonly object[], now: string, search = '') => {
    const line = planLine({ steps } as Parameters<typeof planLine>[0], AS_WRITTEN, {
      now: instantOf(now, zone).instant,
      search,
      zone,
    });
    return line && `${line.question} ${line.answer}`;
  };

  it.each([
    // Friday 20 November 2026.
    ['noodles', '2026-11-20T12:00', '', 'Want to eat at 7 pm? Start at 6:15 pm.'],
    ['noodles', '2026-11-20T18:40', '', 'Want to eat at 8 pm? Start at 7:15 pm.'],
    ['noodles', '2026-11-20T18:15', '', 'Want to eat at 7 pm? Start now.'],
    ['noodles', '2026-11-20T23:30', '', 'Want to eat tomorrow at 7 pm? Start at 6:15 pm.'],
    [
      'curd',
      '2026-11-20T12:00',
      '',
      'Want to eat tomorrow at 7 pm? Start today at 5:15 pm: 26\u00a0hours, about 1\u00a0hour hands-on.',
    ],
    [
      'curd',
      '2026-11-18T12:00',
      '?eat=2026-11-21T19:00',
      'Want to eat Saturday at 7 pm? Start Friday at 5:15 pm: 26\u00a0hours, about 1\u00a0hour hands-on.',
    ],
    ['curd', '2026-11-20T12:00', '?eat=2026-11-20T13:00', /^Want to eat tomorrow at 7 pm\?/],
    [
      'brinedHam',
      '2026-11-20T12:00',
      '',
      'Want to eat Thursday at 7 pm? Start today at 3:45 pm: 6\u00a0days, about 1\u00a0hr hands-on.',
    ],
  ] as const)('answers for %s at %s, with the query “%s”: %s', (name, now, search, text) => {
    expect(lineOf(RECIPES[name], now, search)).toEqual(
      text instanceof RegExp ? expect.stringMatching(text) : text,
    );
  });

  it('has no line for a recipe without times', () => {
    expect(lineOf([{ id: 'mix', title: 'Mix', durations: [] }], '2026-11-20T12:00')).toBeNull();
  });
});
