/** @jest-environment node */
import { calendarFileName, planCalendar } from '@/lib/plan/calendar';
import { planFor } from '@/lib/plan/plan';
import type { PlanStep } from '@/lib/plan/timeline';
import { brinedHam, curd, lasting, noodles } from './plan-recipes';

type Part = { name: string; lines: Map<string, string>; parts: Part[] };

/** Reads a calendar file as RFC 5545 has it; throws on what a strict reader would refuse. */
function parseCalendar(file: string): Part {
  if (!file.endsWith('\r\n')) throw new Error('the last line is not ended');
  if (/(^|[^\r])\n|\r(?!\n)/.test(file)) throw new Error('a line end other than CRLF');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`);
    if (line.trim() === '') throw new Error('an empty line');
  }
  const root: Part = { name: '', lines: new Map(), parts: [] };
  const open = [root];
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, key = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    const here = open.at(-1);
    if (!key || !here) throw new Error(`not a content line: ${line}`);
    if (key === 'BEGIN') {
      const part: Part = { name: value, lines: new Map(), parts: [] };
      here.parts.push(part);
      open.push(part);
    } else if (key === 'END') {
      if (open.pop()?.name !== value || open.length === 0) throw new Error(`END:${value} closes nothing`);
    } else {
      if (here.lines.has(key)) throw new Error(`${key} twice`);
      here.lines.set(key, value);
    }
  }
  const [calendar] = root.parts;
  if (open.length > 1 || root.parts.length !== 1 || root.lines.size > 0 || !calendar) {
    throw new Error('BEGIN and END do not match');
  }
  return calendar;
}

const unescaped = (text = '') => text.replace(/\\([nN,;\\])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));

/** 19:00 on 22 November 2026 in New York. */
const EAT = Date.UTC(2026, 10, 23, 0);
const STAMP = Date.UTC(2026, 10, 20, 17);

function calendarOf(steps: PlanStep[], overrides: Partial<Parameters<typeof planCalendar>[0]> = {}) {
  const file = planCalendar({
    plan: planFor(steps, 'long', EAT),
    title: 'Curd',
    address: 'https://example.com/curd/',
    stamp: STAMP,
    zone: 'America/New_York',
    ...overrides,
  });
  const calendar = parseCalendar(file);
  return { file, calendar, events: calendar.parts };
}

test('the file is a calendar that a strict reader takes', () => {
  const { calendar, events } = calendarOf(curd);
  expect(calendar.name).toBe('VCALENDAR');
  expect(calendar.lines.get('VERSION')).toBe('2.0');
  expect(calendar.lines.get('PRODID')).toContain('//example.com//');
  expect(events.every((event) => event.name === 'VEVENT')).toBe(true);
  for (const key of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'TRANSP']) {
    expect(events.every((event) => event.lines.get(key))).toBe(true);
  }
});

test('every stage is an event, in UTC, named after the recipe and what to do', () => {
  const { events } = calendarOf(curd);
  const row = (key: string) => events.map((event) => event.lines.get(key));
  expect(row('SUMMARY')).toEqual([
    'Curd: soak the beans',
    'Curd: grind with water',
    'Curd: cook the milk',
    'Curd: press the curds',
    'Curd: make the sauce',
    'Curd: cut and serve',
  ]);
  expect(row('DTSTART')).toEqual([
    '20261121T221500Z',
    '20261122T222000Z',
    '20261122T223500Z',
    '20261122T230500Z',
    '20261122T234300Z',
    '20261122T235500Z',
  ]);
  expect(row('DTEND')[0]).toBe('20261122T222000Z');
  expect(row('DTEND').at(-1)).toBe('20261123T000000Z');
  expect(new Set(row('DTSTAMP'))).toEqual(new Set(['20261120T170000Z']));
});

test('a long soak leaves the day free, work keeps it', () => {
  const { events } = calendarOf(curd);
  expect(events.map((event) => event.lines.get('TRANSP'))).toEqual([
    'TRANSPARENT',
    ...Array.from({ length: 5 }, () => 'OPAQUE'),
  ]);
});

test('an alarm rings at each start that calls the cook', () => {
  const alarms = (steps: PlanStep[]) => calendarOf(steps).events.map((event) => event.parts.length);
  expect(alarms(curd)).toEqual([1, 1, 1, 1, 1, 1]);
  // The pork comes out of the oven to rest, for which the cook has to come back; the noodles go on as he stands there.
  expect(alarms(brinedHam)).toEqual([1, 1, 1, 1]);
  expect(alarms(noodles)).toEqual([1, 0]);
  const [alarm] = calendarOf(curd).events[0]?.parts ?? [];
  expect(alarm?.name).toBe('VALARM');
  expect(Object.fromEntries(alarm?.lines ?? [])).toEqual({
    ACTION: 'DISPLAY',
    TRIGGER: 'PT0S',
    DESCRIPTION: 'Curd: soak the beans',
  });
});

test('the description says what to do, how long it runs by itself, and where the recipe is', () => {
  const [soak] = calendarOf(curd).events;
  expect(unescaped(soak?.lines.get('DESCRIPTION'))).toBe(
    'Soak the beans\n5 min of work\nSoak, 24 hrs, 17:20 to Sunday 17:20, hands off\nhttps://example.com/curd/',
  );
  expect([...(soak?.lines ?? [])].find(([key]) => key.startsWith('URL'))?.[1]).toBe(
    'https://example.com/curd/',
  );
});

test('the same plan gives the same file, and its events keep their names when the pace changes', () => {
  expect(calendarOf(curd).file).toBe(calendarOf(curd).file);
  const ids = (steps: PlanStep[], plan = planFor(steps, 'long', EAT)) =>
    calendarOf(steps, { plan }).events.map((event) => event.lines.get('UID'));
  expect(ids(curd)[0]).toBe('curd-soak-20261123T000000Z@example.com');
  expect(new Set(ids(curd)).size).toBe(curd.length);
  expect(ids(curd, planFor(curd, 'short', EAT))).toEqual(ids(curd));
  expect(ids(curd, planFor(curd, 'long', EAT + 3_600_000))).not.toEqual(ids(curd));
});

test('signs that mean something to a calendar, other scripts and long words come through', () => {
  const title =
    'Barley stew; 보리국, “barley\\rye” dumplings, long enough to be folded more than once over the line';
  const steps: PlanStep[] = [{ id: 'fry', title: 'Fry\r\nEND:VEVENT', work: 5, durations: [] }];
  const [event] = calendarOf(steps, { title }).events;
  expect(unescaped(event?.lines.get('SUMMARY'))).toBe(`${title}: fry\nEND:VEVENT`);
});

test('what only runs beside other stages is there for as long as it runs, and nothing is there for no time', () => {
  const steps: PlanStep[] = [
    { id: 'chill', title: 'Chill', durations: [lasting('Chill', 90, 'passive', 'serve')] },
    { id: 'talk', title: 'Read on', durations: [] },
    { id: 'serve', title: 'Serve', work: 5, durations: [] },
  ];
  const { events } = calendarOf(steps);
  expect(events.map((event) => [event.lines.get('SUMMARY'), event.lines.get('TRANSP')])).toEqual([
    ['Curd: chill', 'TRANSPARENT'],
    ['Curd: serve', 'OPAQUE'],
  ]);
  expect(events[0]?.lines.get('DTSTART')).toBe('20261122T222500Z');
  expect(events[0]?.lines.get('DTEND')).toBe('20261122T235500Z');
});

test.each([
  ['/curd', 'curd-plan.ics'],
  ['/recipes/carrot-curry/', 'carrot-curry-plan.ics'],
  ['/herb-salad-recipe?servings=2', 'herb-salad-recipe-plan.ics'],
  ['/', 'recipe-plan.ics'],
])('the file of %s is called %s', (path, name) => {
  expect(calendarFileName(path)).toBe(name);
});
