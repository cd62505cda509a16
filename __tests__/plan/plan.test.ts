/** @jest-environment node */
import {
  earliestEatAt,
  planFor,
  planTotals,
  stagesByDay,
  startIs,
  stepsFor,
  usualEatAt,
} from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { instantOf, wallTimeOf } from '@/lib/plan/wall-time';
import {
  describeLength,
  passiveWords,
  planNotes,
  planText,
  sayMoment,
  startNowWords,
  totalWords,
  windowWords,
} from '@/lib/plan/words';
import { brinedHam, curd, lasting, noodles } from './plan-recipes';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const MINUTE = 60_000;

/** A plan for a wall time, and its starts as that zone's clock shows them. */
function startsOf(steps: typeof curd, pace: 'short' | 'long', eat: string, zone: string) {
  const plan = planFor(steps, pace, instantOf(eat, zone).instant);
  return { plan, starts: plan.stages.map((stage) => `${stage.id} ${wallTimeOf(stage.start, zone)}`) };
}

describe('steps are laid out as worked out by hand', () => {
  test('one after the other: work first, then what the step waits for', () => {
    const { total, entries } = planTimeline(
      [
        { id: 'knead', title: 'Knead', work: 5, durations: [lasting('Knead', 10, 'active')] },
        { id: 'rise', title: 'Rise', durations: [lasting('Rise', 60, 'passive')] },
        { id: 'bake', title: 'Bake', work: 2, durations: [lasting('Bake', 30, 'passive')] },
      ],
      'long',
    );
    expect(total).toBe(107);
    expect(entries.map(({ start, end }) => [start, end])).toEqual([
      [0, 15],
      [15, 75],
      [75, 107],
    ]);
    expect(entries[2]?.tasks).toEqual([{ label: 'Bake', attention: 'passive', start: 77, end: 107 }]);
  });

  test('what runs beside other steps takes no time of its own when it is the shorter', () => {
    const steps = (marinate: number) => [
      {
        id: 'season',
        title: 'Season',
        work: 5,
        durations: [lasting('Marinate', marinate, 'passive', 'brown')],
      },
      { id: 'cut', title: 'Cut', durations: [lasting('Cut', 25, 'active')] },
      { id: 'brown', title: 'Brown', durations: [lasting('Brown', 4, 'active')] },
    ];
    expect(planTimeline(steps(15), 'long').total).toBe(34);
    // The longer one holds up the step that needs it; the cutting stays as late as it can be.
    const { total, entries } = planTimeline(steps(60), 'long');
    expect(total).toBe(69);
    expect(entries.map(({ id, start }) => [id, start])).toEqual([
      ['season', 0],
      ['cut', 40],
      ['brown', 65],
    ]);
  });

  test('handiwork beside what runs by itself costs no time of its own, what comes after it waits', () => {
    const eggs = (beside: number) => ({
      id: 'eggs',
      title: 'Boil the eggs',
      work: { before: 1, beside, after: 3 },
      durations: [lasting('Boil', 9, 'passive')],
    });
    const [short, long] = [5, 12].map((beside) => planTimeline([eggs(beside)], 'long'));
    expect([short?.total, short?.entries[0]?.active]).toEqual([13, 9]);
    expect(short?.entries[0]?.tasks[0]).toMatchObject({ start: 1, end: 10 });
    // Longer than the eggs: the peeling comes when both are done.
    expect([long?.total, long?.entries[0]?.active]).toEqual([16, 16]);
    // Rice rests from the start of the step, while the cook goes on in it and beyond.
    const rice = [
      { id: 'rest', title: 'Rest', work: { after: 2 }, durations: [lasting('Rest', 10, 'passive', 'serve')] },
      { id: 'serve', title: 'Serve', work: 4, durations: [] },
    ];
    const { total, entries } = planTimeline(rice, 'long');
    expect(total).toBe(14);
    expect(entries[0]?.tasks[0]).toMatchObject({ start: 0, end: 10 });
  });

  test('what goes into the pan in batches takes as many times as long, and says so', () => {
    const fry = {
      id: 'fry',
      title: 'Fry',
      work: 2,
      durations: [lasting('Fry', [4, 5], 'active'), lasting('Rest', 3, 'passive')],
      beyond: { upTo: 6, text: 'Fry in {*} batches in {#30 cm}.', repeats: ['fry'] },
    };
    const planned = (servings: number) => {
      const steps = stepsFor([fry], { servings, factor: servings / 4, system: 'us' });
      return [planTotals(steps).short, planTotals(steps).long, planFor(steps, 'long', 0).stages[0]?.note];
    };
    expect(planned(6)).toEqual([9, 10, undefined]);
    expect(planned(7)).toEqual([13, 15, 'Fry in 2 batches in 12 inches.']);
    expect(planned(18)).toEqual([17, 20, 'Fry in 3 batches in 12 inches.']);
    const plan = planFor(stepsFor([fry], { servings: 7, factor: 1.75, system: 'metric' }), 'long', 0);
    expect(planText(plan, 'Fry', 'https://example.com/')).toContain('Fry in 2 batches in 30 cm.');
  });

  test('a range counts at its shortest or at its longest', () => {
    expect(planTotals(curd)).toEqual({ short: 685, long: 1545 });
    expect(planTotals(brinedHam)).toEqual({ short: 7395, long: 8835 });
    expect(planTotals(noodles)).toEqual({ short: 45, long: 45 });
  });

  test('the work of the cook is counted apart from the waiting', () => {
    const plan = planFor(curd, 'long', 0);
    expect(plan.stages.map((stage) => stage.active)).toEqual([5, 15, 20, 10, 12, 5]);
    expect(totalWords(plan)).toBe('25 hrs 45 min, of which you work 1 hr 7 min.');
    expect(totalWords(planFor(brinedHam, 'long', 0))).toBe('6 days 3 hrs 15 min, of which you work 1 hr.');
  });
});

describe('curd soaks overnight', () => {
  test('every stage has its start, the night after next or this one', () => {
    expect(startsOf(curd, 'long', '2026-11-22T19:00', NEW_YORK).starts).toEqual([
      'soak 2026-11-21T17:15',
      'grind 2026-11-22T17:20',
      'cook 2026-11-22T17:35',
      'press 2026-11-22T18:05',
      'sauce 2026-11-22T18:43',
      'serve 2026-11-22T18:55',
    ]);
    expect(startsOf(curd, 'short', '2026-11-22T19:00', NEW_YORK).starts[0]).toBe('soak 2026-11-22T07:35');
  });

  test('the soak may begin at any time between the two, whichever pace is chosen', () => {
    for (const pace of ['short', 'long'] as const) {
      const [soak, grind] = startsOf(curd, pace, '2026-11-22T19:00', NEW_YORK).plan.stages;
      expect(soak && windowWords(soak, NEW_YORK)).toBe('Start between Saturday 17:15 and Sunday 07:35');
      expect(grind && windowWords(grind, NEW_YORK)).toBe('');
    }
  });

  test.each([
    ['back', '2026-11-01T19:00', NEW_YORK, '2026-10-31T18:15', '2026-11-01T17:20'],
    ['forward', '2027-03-14T19:00', NEW_YORK, '2027-03-13T16:15', '2027-03-14T17:20'],
    ['back', '2026-10-25T19:00', BERLIN, '2026-10-24T18:15', '2026-10-25T17:20'],
    ['forward', '2027-03-28T19:00', BERLIN, '2027-03-27T16:15', '2027-03-28T17:20'],
  ])(
    'a night in which the clocks go %s soaks them no longer and no shorter (%s, %s)',
    (way, eat, zone, soak, grind) => {
      const { plan, starts } = startsOf(curd, 'long', eat, zone);
      expect(starts.slice(0, 2)).toEqual([`soak ${soak}`, `grind ${grind}`]);
      expect((plan.eatAt - plan.start) / MINUTE).toBe(1545);
      expect(planNotes(plan, zone).join()).toContain(`The clocks go ${way} on Sunday`);
    },
  );

  test('nothing is said about clocks that do not change', () => {
    expect(planNotes(startsOf(curd, 'long', '2026-11-22T19:00', NEW_YORK).plan, NEW_YORK)).toEqual([]);
    const seoul = 'Asia/Seoul';
    expect(planNotes(startsOf(curd, 'long', '2026-11-01T19:00', seoul).plan, seoul)).toEqual([]);
  });

  test('work in the night is pointed out, but not to those who cook late', () => {
    expect(planNotes(startsOf(curd, 'short', '2026-11-22T12:00', NEW_YORK).plan, NEW_YORK)).toEqual([
      'In the night: Soak the beans (Sunday 00:35). Eating at another hour moves it.',
    ]);
    expect(planNotes(startsOf(noodles, 'short', '2026-11-22T00:30', NEW_YORK).plan, NEW_YORK)).toEqual([]);
    expect(planNotes(startsOf(curd, 'short', '2026-11-22T02:30', NEW_YORK).plan, NEW_YORK)).toEqual([]);
  });
});

describe('ham lies in brine for days', () => {
  test.each([
    ['2026-10-28T18:00', BERLIN, '2026-10-22T15:45'],
    ['2027-03-30T18:00', BERLIN, '2027-03-24T13:45'],
    ['2026-11-03T18:00', NEW_YORK, '2026-10-28T15:45'],
    ['2027-03-16T18:00', NEW_YORK, '2027-03-10T13:45'],
    ['2026-11-03T18:00', 'Asia/Kathmandu', '2026-10-28T14:45'],
  ])('to eat at %s in %s, it begins at %s', (eat, zone, start) => {
    expect(startsOf(brinedHam, 'long', eat, zone).starts[0]).toBe(`brine ${start}`);
  });

  test('the days in between are left out, and the brine says the day it ends', () => {
    const { plan } = startsOf(brinedHam, 'long', '2026-11-20T18:00', NEW_YORK);
    expect(stagesByDay(plan, NEW_YORK).map(({ day, stages }) => [day, stages.length])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-20', 3],
    ]);
    const [brine] = plan.stages;
    expect(brine?.passive.map((task) => passiveWords(task, brine, NEW_YORK))).toEqual([
      'Brine, 6 days, 15:05 to Friday 15:05, hands off',
    ]);
  });
});

test('a wait after work says from when to when, one that begins with the step only until when', () => {
  const eggs: (typeof curd)[number] = {
    id: 'eggs',
    title: 'Boil the eggs',
    work: 8,
    durations: [lasting('Boil', 9, 'passive')],
  };
  const waits = (steps: typeof curd) =>
    startsOf(steps, 'long', '2026-11-20T18:35', NEW_YORK).plan.stages.flatMap((stage) =>
      stage.passive.map((task) => passiveWords(task, stage, NEW_YORK)),
    );
  expect(waits([eggs])).toEqual(['Boil, 9 min, 18:26 to 18:35, hands off']);
  expect(waits([{ ...eggs, work: undefined }])).toEqual(['Boil, 9 min, until 18:35, hands off']);
});

describe('when to eat if nobody says', () => {
  const at = (wall: string) => instantOf(wall, NEW_YORK).instant;
  test.each([
    ['2026-11-20T12:00', 45, '2026-11-20T19:00'],
    ['2026-11-20T18:15', 45, '2026-11-20T19:00'],
    ['2026-11-20T18:16', 45, '2026-11-20T20:00'],
    ['2026-11-20T23:50', 45, '2026-11-21T01:00'],
    ['2026-11-20T12:10', 1545, '2026-11-21T14:00'],
    // After a long soak that would be 23:00, 03:00 and 06:00.
    ['2026-11-20T11:30', 685, '2026-11-21T19:00'],
    ['2026-11-20T15:20', 685, '2026-11-21T19:00'],
    ['2026-11-20T18:30', 685, '2026-11-21T06:00'],
  ])('at %s, for %s minutes, it is %s', (now, total, eat) => {
    expect(usualEatAt(at(now), total, NEW_YORK)).toBe(eat);
    expect(instantOf(eat, NEW_YORK).instant - total * MINUTE).toBeGreaterThanOrEqual(at(now));
  });

  test('the earliest time one can still eat is a quarter of an hour', () => {
    expect(earliestEatAt(at('2026-11-20T18:16'), 45, NEW_YORK)).toBe('2026-11-20T19:15');
    expect(earliestEatAt(at('2026-11-20T18:15'), 45, NEW_YORK)).toBe('2026-11-20T19:00');
  });

  test('a start up to five minutes ago is now, an older one is missed', () => {
    const start = at('2026-11-20T18:15');
    expect(startIs({ start }, start - 1)).toBe('ahead');
    expect(startIs({ start }, start + 5 * MINUTE)).toBe('now');
    expect(startIs({ start }, start + 6 * MINUTE)).toBe('missed');
  });
});

test('days are named as one says them, with the year when it is another', () => {
  const now = instantOf('2026-12-30T12:00', BERLIN).instant;
  const say = (wall: string) => sayMoment(instantOf(wall, BERLIN).instant, now, BERLIN);
  expect(say('2026-12-30T00:00')).toBe('today at 00:00');
  expect(say('2026-12-31T23:59')).toBe('tomorrow at 23:59');
  expect(say('2026-12-29T08:00')).toBe('yesterday at 08:00');
  expect(say('2027-01-02T19:00')).toBe('Saturday 2 January 2027 at 19:00');
  expect(say('2026-12-01T19:00')).toBe('Tuesday 1 December at 19:00');
});

test('lengths of days are counted in days', () => {
  expect(describeLength(47 * 60)).toBe('47 hrs');
  expect(describeLength(48 * 60)).toBe('2 days');
  expect(describeLength(50 * 60 + 5)).toBe('2 days 2 hrs 5 min');
  expect(describeLength(0.5)).toBe('1 min');
});

test('the copied plan reads like a note to the kitchen', () => {
  const { plan } = startsOf(curd, 'long', '2026-11-01T19:00', NEW_YORK);
  expect(planText(plan, 'Curd', 'https://example.com/curd/?eat=2026-11-01T19:00', NEW_YORK)).toBe(
    `Curd, to eat on Sunday 1 November 2026 at 19:00
25 hrs 45 min, of which you work 1 hr 7 min.
The clocks go back on Sunday 1 November, in the middle of this. The times below allow for it.

Saturday 31 October
18:15  Soak the beans
       5 min of work
       Soak, 24 hrs, 18:20 to Sunday 17:20, hands off
       Start between Saturday 18:15 and Sunday 07:35

Sunday 1 November
17:20  Grind with water
       15 min of work
17:35  Cook the milk
       20 min of work
       Let it stand, 10 min, 17:55 to 18:05, hands off
18:05  Press the curds
       10 min of work
       Press, 40 min, 18:15 to 18:55, hands off while you go on
       Start between 18:05 and 18:25
18:43  Make the sauce
       12 min of work
18:55  Cut and serve
       5 min of work
19:00  Eat

https://example.com/curd/?eat=2026-11-01T19:00
`,
  );
});

test('a start that is now names its day only where that was another', () => {
  const start = (wall: string) => instantOf(wall, BERLIN).instant;
  const now = start('2026-11-20T00:02');
  expect(startNowWords(start('2026-11-20T00:01'), now, BERLIN)).toBe('Start now, at 00:01.');
  expect(startNowWords(start('2026-11-19T23:58'), now, BERLIN)).toBe('Start now, yesterday at 23:58.');
});
