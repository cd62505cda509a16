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
  totalText,
  windowText,
} from '@/lib/plan/plan-text';
import { instantOf } from '@/lib/plan/wall-time';
import { brinedHam, curd, lasting, noodles } from './plan-recipes';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const planAt = (steps: typeof curd, pace: 'short' | 'long', eat: string, zone = NEW_YORK) =>
  planFor(steps, pace, instantOf(eat, zone).instant);

it('counts the total and the work', () => {
  expect(totalText(planFor(curd, 'long', 0))).toBe('25 hrs 45 min, of which you work 1 hr 7 min.');
  expect(totalText(planFor(brinedHam, 'long', 0))).toBe('6 days 3 hrs 15 min, of which you work 1 hr.');
});

it.each(['short', 'long'] as const)('names the times between which a soak may start, at pace %s', (pace) => {
  const [soak, grind] = planAt(curd, pace, '2026-11-22T19:00').stages;
  expect(soak && windowText(soak, NEW_YORK)).toBe('Start between Saturday 17:15 and Sunday 07:35');
  expect(grind && windowText(grind, NEW_YORK)).toBe('');
});

const NIGHT = 'In the night: Soak the beans (Sunday 00:35). Eating at another hour moves it.';

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
  [brinedHam, '2026-11-20T18:00', 'Brine, 6 days, 15:05 to Friday 15:05, hands off'],
  [[{ ...boil, work: 8 }], '2026-11-20T18:35', 'Boil, 9 min, 18:26 to 18:35, hands off'],
  [[boil], '2026-11-20T18:35', 'Boil, 9 min, until 18:35, hands off'],
])('%# before a meal at %s describes the wait as “%s”', (steps, eat, words) => {
  const [stage] = planAt(steps, 'long', eat).stages;
  expect(stage?.passive.map((task) => passiveText(task, stage, NEW_YORK))).toEqual([words]);
});

it.each([
  ['2026-12-30T00:00', 'today at 00:00'],
  ['2026-12-31T23:59', 'tomorrow at 23:59'],
  ['2026-12-29T08:00', 'yesterday at 08:00'],
  ['2027-01-02T19:00', 'Saturday 2 January 2027 at 19:00'],
  ['2026-12-01T19:00', 'Tuesday 1 December at 19:00'],
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
  ['2026-11-20T00:01', 'Start now, at 00:01.'],
  ['2026-11-19T23:58', 'Start now, yesterday at 23:58.'],
])('names the start at %s, which is now', (start, words) => {
  const [instant, now] = [start, '2026-11-20T00:02'].map((wall) => instantOf(wall, BERLIN).instant);
  expect(startNowText(instant ?? 0, now ?? 0, BERLIN)).toBe(words);
});

it('tells the two turns of a repeated time apart', () => {
  const at = (hour: number) => describeTime(Date.UTC(2026, 10, 1, hour, 30), NEW_YORK);
  expect([5, 6, 7].map(at)).toEqual([
    '01:30 before the clocks go back',
    '01:30 after the clocks go back',
    '02:30',
  ]);
});

it('explains a chosen time that is skipped or repeated', () => {
  expect(fitText('2027-03-14T02:30', 'skipped', NEW_YORK)).toBe(
    'There is no 02:30 on Sunday 14 March, as the clocks go forward. I’m using 03:30.',
  );
  expect(fitText('2026-11-01T01:30', 'twice', NEW_YORK)).toBe(
    '01:30 comes twice on Sunday 1 November, as the clocks go back. I’m using the first one.',
  );
  expect(fitText('2026-11-01T12:00', 'exact', NEW_YORK)).toBe('');
});

it('writes the plan as text', () => {
  const plan = planAt(curd, 'long', '2026-11-01T19:00');
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
  const [first, ...others] = plan.stages;
  const noted = { ...plan, stages: first ? [{ ...first, note: 'Soak in 2 bowls.' }, ...others] : [] };
  expect(planText(noted, 'Curd', '', NEW_YORK)).toContain('Soak in 2 bowls.');
});
