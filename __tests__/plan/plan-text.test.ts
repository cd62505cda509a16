import ICAL from 'ical.js';
import { calendarFileName, planCalendar } from '@/lib/plan/calendar';
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
import type { PlanStep } from '@/lib/plan/timeline';
import { instantOf } from '@/lib/plan/wall-time';
import { brinedHam, curd, lasting, noodles, RECIPES } from './plan-recipes';

describe('the words of a plan', () => {
  const NEW_YORK = 'America/New_York';
  const BERLIN = 'Europe/Berlin';
  const planAt = (steps: typeof curd, pace: 'short' | 'long', eat: string, zone = NEW_YORK) =>
    planFor(steps, pace, instantOf(eat, zone).instant);

  it('count the total and the work', () => {
    expect(totalTimeText(planFor(curd, 'long', 0))).toBe('25 hrs 45 min, 1 hr 7 min of it hands-on.');
    expect(totalTimeText(planFor(brinedHam, 'long', 0))).toBe('6 days 3 hrs 15 min, 1 hr of it hands-on.');
  });

  it.each(['short', 'long'] as const)('name the times between which a soak may start, at pace %s', (pace) => {
    const [soak, grind] = planAt(curd, pace, '2026-11-22T19:00').stages;
    expect(soak && windowText(soak, NEW_YORK)).toBe('Start between Saturday 5:15 pm and Sunday 7:35 am');
    expect(grind && windowText(grind, NEW_YORK)).toBe('');
  });

  const NIGHT =
    'This step falls at night: Soak the beans (Sunday 12:35 am). Pick another time to eat to move it.';

  it.each([
    ['curd', 'long', '2026-11-01T19:00', NEW_YORK, /^The clocks go back on Sunday/],
    ['curd', 'long', '2027-03-14T19:00', NEW_YORK, /^The clocks go forward on Sunday/],
    ['curd', 'long', '2026-11-22T19:00', NEW_YORK, /^$/],
    ['curd', 'long', '2026-11-01T19:00', 'Asia/Seoul', /^$/],
    ['curd', 'short', '2026-11-22T12:00', NEW_YORK, NIGHT],
    // No note about the night for a late meal.
    ['noodles', 'short', '2026-11-22T00:30', NEW_YORK, /^$/],
    ['curd', 'short', '2026-11-22T02:30', NEW_YORK, /^$/],
  ] as const)('note for %s at the pace %s and a meal at %s in %s: %s', (name, pace, eat, zone, note) => {
    expect(planNotes(planAt(RECIPES[name], pace, eat, zone), zone).join()).toMatch(note);
  });

  const boil = { id: 'eggs', title: 'Boil the eggs', durations: [lasting('Boil', 9, 'passive')] };

  it.each([
    ['2026-11-20T18:00', 'Brine, 6 days, 3:05 pm to Friday 3:05 pm, hands-off', brinedHam],
    ['2026-11-20T18:35', 'Boil, 9 min, 6:26 pm to 6:35 pm, hands-off', [{ ...boil, work: 8 }]],
    ['2026-11-20T18:35', 'Boil, 9 min, until 6:35 pm, hands-off', [boil]],
  ])('describe a wait before a meal at %s as “%s”', (eat, words, steps) => {
    const [stage] = planAt(steps, 'long', eat).stages;
    expect(stage?.passive.map((task) => passiveText(task, stage, NEW_YORK))).toEqual([words]);
  });

  it.each([
    ['2026-12-30T00:00', 'today at midnight'],
    ['2026-12-31T23:59', 'tomorrow at 11:59 pm'],
    ['2026-12-29T08:00', 'yesterday at 8 am'],
    ['2027-01-02T19:00', 'Saturday 2 January 2027 at 7 pm'],
    ['2026-12-01T19:00', 'Tuesday 1 December at 7 pm'],
  ])('name %s on 30 December “%s”', (wall, words) => {
    const now = instantOf('2026-12-30T12:00', BERLIN).instant;
    expect(describeNearMoment(instantOf(wall, BERLIN).instant, now, BERLIN)).toBe(words);
  });

  it.each([
    [47 * 60, '47 hrs'],
    [48 * 60, '2 days'],
    [50 * 60 + 5, '2 days 2 hrs 5 min'],
    [0.5, '1 min'],
  ])('describe %d minutes as “%s”', (minutes, words) => {
    expect(describeLength(minutes)).toBe(words);
  });

  it.each([
    ['2026-11-20T00:01', 'Start now, at 12:01 am.'],
    ['2026-11-19T23:58', 'Start now, yesterday at 11:58 pm.'],
  ])('name the start at %s, which is now', (start, words) => {
    const [instant, now] = [start, '2026-11-20T00:02'].map((wall) => instantOf(wall, BERLIN).instant);
    expect(startNowText(instant ?? 0, now ?? 0, BERLIN)).toBe(words);
  });

  it('tell the two turns of a repeated time apart', () => {
    const at = (hour: number) => describeTime(Date.UTC(2026, 10, 1, hour, 30), NEW_YORK);
    expect([5, 6, 7].map(at)).toEqual([
      '1:30 am before the clocks go back',
      '1:30 am after the clocks go back',
      '2:30 am',
    ]);
  });

  it('explain a chosen time that is skipped or repeated', () => {
    expect(fitText('2027-03-14T02:30', 'skipped', NEW_YORK)).toBe(
      'There is no 2:30 am on Sunday 14 March, as the clocks go forward. I’m using 3:30 am.',
    );
    expect(fitText('2026-11-01T01:30', 'twice', NEW_YORK)).toBe(
      '1:30 am comes twice on Sunday 1 November, as the clocks go back. I’m using the first one.',
    );
    expect(fitText('2026-11-01T12:00', 'exact', NEW_YORK)).toBe('');
  });

  it('are the plan as text', () => {
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
6:40 pm  Make the sauce
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
});

describe('planCalendar', () => {
  /** 7 pm on 22 November 2026 in New York. */
  const EAT = Date.UTC(2026, 10, 23, 0);

  function calendarOf(steps: PlanStep[], title = 'Curd', plan = planFor(steps, 'long', EAT)) {
    const address = 'https://example.com/curd/';
    const stamp = Date.UTC(2026, 10, 20, 17);
    const file = planCalendar({ plan, title, address, stamp, zone: 'America/New_York' });
    const calendar = new ICAL.Component(ICAL.parse(file));
    const events = calendar.getAllSubcomponents('vevent');
    const row = (key: string) => events.map((event) => event.getFirstPropertyValue(key)?.toString());
    return { file, calendar, events, row };
  }

  it('is a calendar with an event in UTC for every stage', () => {
    const { calendar, events, row } = calendarOf(curd);
    expect(calendar.getFirstPropertyValue('prodid')).toContain('//example.com//');
    expect(row('summary')).toEqual([
      'Curd: soak the beans',
      'Curd: grind with water',
      'Curd: cook the milk',
      'Curd: press the curds',
      'Curd: make the sauce',
      'Curd: cut and serve',
    ]);
    expect(row('dtstart')).toEqual([
      '2026-11-21T22:15:00Z',
      '2026-11-22T22:20:00Z',
      '2026-11-22T22:35:00Z',
      '2026-11-22T23:05:00Z',
      '2026-11-22T23:40:00Z',
      '2026-11-22T23:55:00Z',
    ]);
    expect([row('dtend')[0], row('dtend')[5]]).toEqual(['2026-11-22T22:20:00Z', '2026-11-23T00:00:00Z']);
    expect(new Set(row('dtstamp'))).toEqual(new Set(['2026-11-20T17:00:00Z']));
    // A long soak leaves the day free.
    expect(row('transp')).toEqual(['TRANSPARENT', 'OPAQUE', 'OPAQUE', 'OPAQUE', 'OPAQUE', 'OPAQUE']);
    expect(row('url')[0]).toBe('https://example.com/curd/');
    expect(row('description')[0]).toBe(
      'Soak the beans\n5 min hands-on\nSoak, 24 hrs, 5:20 pm to Sunday 5:20 pm, hands-off\nhttps://example.com/curd/',
    );
    const alarm = events[0]?.getFirstSubcomponent('valarm');
    expect(['action', 'trigger', 'description'].map((key) => `${alarm?.getFirstPropertyValue(key)}`)).toEqual(
      ['DISPLAY', 'PT0S', 'Curd: soak the beans'],
    );
  });

  it.each([
    ['every stage', curd, [1, 1, 1, 1, 1, 1]],
    // The ham comes out of the oven to rest; the noodles simmer while the cook stands beside them.
    ['a stage for which the cook comes back', brinedHam, [1, 1, 1, 1]],
    ['no stage that only continues', noodles, [1, 0]],
  ])('has an alarm for %s', (_, steps, alarms) => {
    const { events } = calendarOf(steps);
    expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual(alarms);
  });

  it('is the same for the same plan, with ids that depend on the meal but not on the pace', () => {
    const ids = (plan = planFor(curd, 'long', EAT)) => calendarOf(curd, 'Curd', plan).row('uid');
    expect(calendarOf(curd).file).toBe(calendarOf(curd).file);
    expect(ids()[0]).toBe('curd-soak-20261123T000000Z@example.com');
    expect(new Set(ids()).size).toBe(6);
    expect(ids(planFor(curd, 'short', EAT))).toEqual(ids());
    expect(ids(planFor(curd, 'long', EAT + 3_600_000))[0]).toBe('curd-soak-20261123T010000Z@example.com');
  });

  it('escapes text and folds lines at 75 bytes', () => {
    const title =
      'Barley stew; 보리국, “barley\\rye” dumplings, long enough to be folded more than once over the line';
    const fry: PlanStep = { id: 'fry', title: 'Fry\r\nEND:VEVENT', work: 5, durations: [] };
    const { file, row } = calendarOf([fry], title);
    expect(row('summary')).toEqual([`${title}: fry\nEND:VEVENT`]);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('keeps waiting beside other stages for as long as it runs, and leaves out what takes no time', () => {
    const { row } = calendarOf([
      { id: 'chill', title: 'Chill', durations: [lasting('Chill', 90, 'passive', 'serve')] },
      { id: 'talk', title: 'Read on', durations: [] },
      { id: 'serve', title: 'Serve', work: 5, durations: [] },
    ]);
    expect(row('summary')).toEqual(['Curd: chill', 'Curd: serve']);
    expect(row('transp')).toEqual(['TRANSPARENT', 'OPAQUE']);
    expect([row('dtstart')[0], row('dtend')[0]]).toEqual(['2026-11-22T22:25:00Z', '2026-11-22T23:55:00Z']);
  });

  it.each([
    ['/curd', 'curd-plan.ics'],
    ['/recipes/carrot-curry/', 'carrot-curry-plan.ics'],
    ['/herb-salad-recipe?servings=2', 'herb-salad-recipe-plan.ics'],
    ['/', 'recipe-plan.ics'],
  ])('the file of %s is named %s', (path, name) => {
    expect(calendarFileName(path)).toBe(name);
  });
});
