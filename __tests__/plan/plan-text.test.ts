/** @jest-environment node */
import { planFor } from '@/lib/plan/plan';
import {
  describeLength,
  describeNearMoment,
  describeTime,
  fitText,
  passiveText,
  planNotes,
  planText,
  startNowText,
  totalTimeText,
  windowText,
} from '@/lib/plan/plan-text';
import { instantOf } from '@/lib/plan/wall-time';
import { brinedHam, curd, lasting, noodles } from './plan-recipes';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const planAt = (steps: typeof curd, pace: 'short' | 'long', eat: string, zone = NEW_YORK) =>
  planFor(steps, pace, instantOf(eat, zone).instant);

it('counts the total and the work', () => {
  expect(totalTimeText(planFor(curd, 'long', 0))).toBe('25 hrs 45 min, 1 hr 7 min of it hands-on.');
  expect(totalTimeText(planFor(brinedHam, 'long', 0))).toBe('6 days 3 hrs 15 min, 1 hr of it hands-on.');
});

it.each(['short', 'long'] as const)('names the times between which a soak may start, at pace %s', (pace) => {
  const [soak, grind] = planAt(curd, pace, '2026-11-22T19:00').stages;
  expect(soak && windowText(soak, NEW_YORK)).toBe('Start between Saturday 5:15 pm and Sunday 7:35 am');
  expect(grind && windowText(grind, NEW_YORK)).toBe('');
});

const NIGHT =
  'This step falls at night: Soak the beans (Sunday 12:35 am). Pick another time to eat to move it.';

it.each([
  [curd, 'long', '2026-11-01T19:00', NEW_YORK, /^The clocks go back on Sunday/],
  [curd, 'long', '2027-03-14T19:00', NEW_YORK, /^The clocks go forward on Sunday/],
  [curd, 'long', '2026-11-22T19:00', NEW_YORK, /^$/],
  [curd, 'long', '2026-11-01T19:00', 'Asia/Seoul', /^$/],
  [curd, 'short', '2026-11-22T12:00', NEW_YORK, NIGHT],
  // No note about the night for a late meal.
  [noodles, 'short', '2026-11-22T00:30', NEW_YORK, /^$/],
  [curd, 'short', '2026-11-22T02:30', NEW_YORK, /^$/],
] as const)('%# notes for the pace %s and a meal at %s in %s %s', (steps, pace, eat, zone, note) => {
  expect(planNotes(planAt(steps, pace, eat, zone), zone).join()).toMatch(note);
});

const boil = { id: 'eggs', title: 'Boil the eggs', durations: [lasting('Boil', 9, 'passive')] };

it.each([
  [brinedHam, '2026-11-20T18:00', 'Brine, 6 days, 3:05 pm to Friday 3:05 pm, hands-off'],
  [[{ ...boil, work: 8 }], '2026-11-20T18:35', 'Boil, 9 min, 6:26 pm to 6:35 pm, hands-off'],
  [[boil], '2026-11-20T18:35', 'Boil, 9 min, until 6:35 pm, hands-off'],
])('%# before a meal at %s describes the wait as “%s”', (steps, eat, words) => {
  const [stage] = planAt(steps, 'long', eat).stages;
  expect(stage?.passive.map((task) => passiveText(task, stage, NEW_YORK))).toEqual([words]);
});

it.each([
  ['2026-12-30T00:00', 'today at midnight'],
  ['2026-12-31T23:59', 'tomorrow at 11:59 pm'],
  ['2026-12-29T08:00', 'yesterday at 8 am'],
  ['2027-01-02T19:00', 'Saturday 2 January 2027 at 7 pm'],
  ['2026-12-01T19:00', 'Tuesday 1 December at 7 pm'],
])('names %s on 30 December “%s”', (wall, words) => {
  const now = instantOf('2026-12-30T12:00', BERLIN).instant;
  expect(describeNearMoment(instantOf(wall, BERLIN).instant, now, BERLIN)).toBe(words);
});

it.each([
  [47 * 60, '47 hrs'],
  [48 * 60, '2 days'],
  [50 * 60 + 5, '2 days 2 hrs 5 min'],
  [0.5, '1 min'],
])('describes %d minutes as “%s”', (minutes, words) => {
  expect(describeLength(minutes)).toBe(words);
});

it.each([
  ['2026-11-20T00:01', 'Start now, at 12:01 am.'],
  ['2026-11-19T23:58', 'Start now, yesterday at 11:58 pm.'],
])('names the start at %s, which is now', (start, words) => {
  const [instant, now] = [start, '2026-11-20T00:02'].map((wall) => instantOf(wall, BERLIN).instant);
  expect(startNowText(instant ?? 0, now ?? 0, BERLIN)).toBe(words);
});

it('tells the two turns of a repeated time apart', () => {
  const at = (hour: number) => describeTime(Date.UTC(2026, 10, 1, hour, 30), NEW_YORK);
  expect([5, 6, 7].map(at)).toEqual([
    '1:30 am before the clocks go back',
    '1:30 am after the clocks go back',
    '2:30 am',
  ]);
});

it('explains a chosen time that is skipped or repeated', () => {
  expect(fitText('2027-03-14T02:30', 'skipped', NEW_YORK)).toBe(
    'There is no 2:30 am on Sunday 14 March, as the clocks go forward. I’m using 3:30 am.',
  );
  expect(fitText('2026-11-01T01:30', 'twice', NEW_YORK)).toBe(
    '1:30 am comes twice on Sunday 1 November, as the clocks go back. I’m using the first one.',
  );
  expect(fitText('2026-11-01T12:00', 'exact', NEW_YORK)).toBe('');
});

it('writes the plan as text', () => {
  const plan = planAt(curd, 'long', '2026-11-01T19:00');
  expect(planText(plan, 'Curd', 'https://example.com/curd/?eat=2026-11-01T19:00', NEW_YORK)).toBe(
    `Curd, to eat on Sunday 1 November 2026 at 7 pm
25 hrs 45 min, 1 hr 7 min of it hands-on.
The clocks go back on Sunday 1 November, in the middle of this. The times below allow for it.

Saturday 31 October
6:15 pm  Soak the beans
       5 min hands-on
       Soak, 24 hrs, 6:20 pm to Sunday 5:20 pm, hands-off
       Start between Saturday 6:15 pm and Sunday 7:35 am

Sunday 1 November
5:20 pm  Grind with water
       15 min hands-on
5:35 pm  Cook the milk
       20 min hands-on
       Let it stand, 10 min, 5:55 pm to 6:05 pm, hands-off
6:05 pm  Press the curds
       10 min hands-on
       Press, 40 min, 6:15 pm to 6:55 pm, hands-off while you carry on
       Start between 6:05 pm and 6:25 pm
6:43 pm  Make the sauce
       12 min hands-on
6:55 pm  Cut and serve
       5 min hands-on
7 pm  Eat

https://example.com/curd/?eat=2026-11-01T19:00
`,
  );
  const [first, ...others] = plan.stages;
  const noted = { ...plan, stages: first ? [{ ...first, note: 'Soak in 2 bowls.' }, ...others] : [] };
  expect(planText(noted, 'Curd', '', NEW_YORK)).toContain('Soak in 2 bowls.');
});
