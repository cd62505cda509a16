/** @jest-environment node */
import ICAL from 'ical.js';
import { walkCalendar } from '@/lib/travel/walk/calendar';
import { schedule } from '@/lib/travel/walk/schedule';
import { NO_TIMES } from '@/lib/travel/walk/times';
import { placeIn } from './port-alder-place';

const ZONE = 'America/New_York';
const lamp = placeIn('lamp', {
  name: 'Lamp; the "old" one',
  street: '18 Rope Street',
  order: 'Crab soup, hot',
  coordinates: [43.6478, -8.3887],
});
const lost = placeIn('lost', { name: 'Lost' });

function entries(start: string, stays: Record<string, number> = {}) {
  const stops = schedule([lamp, lost], { ...NO_TIMES, start, stays }, ZONE) ?? [];
  const text = walkCalendar({
    stops,
    title: 'A walk',
    address: 'https://example.com/travel/port-alder/?walk=lamp,lost',
    zone: ZONE,
    stamp: 0,
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as never);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return {
    text,
    zone,
    events,
    instant: (time: InstanceType<typeof ICAL.Time>) => time.toJSDate().toISOString(),
  };
}

test('a walk is an entry for each stop, in the time of its city, with its address and the way to its card', () => {
  const { text, zone, events, instant } = entries('2026-11-28T18:00');
  expect(zone.tzid).toBe(ZONE);
  expect(text).toContain(`DTSTART;TZID=${ZONE}:20261128T180000`);
  expect(text.match(/^DTSTAMP:.*$/gm)).toEqual(['DTSTAMP:19700101T000000Z', 'DTSTAMP:19700101T000000Z']);
  expect(events.map(({ summary }) => summary)).toEqual(['1. Lamp; the "old" one', '2. Lost']);
  const [first, second] = events;
  expect(first?.location).toBe('Lamp; the "old" one, 18 Rope Street, Net Lofts, Port Alder');
  expect(first?.component.getFirstPropertyValue('geo')).toEqual([43.6478, -8.3887]);
  expect(second?.component.getFirstPropertyValue('geo')).toBeNull();
  expect(first?.description).toBe(
    'What to order: Crab soup, hot\nhttps://example.com/travel/port-alder/?region=quayside#lamp\nhttps://example.com/travel/port-alder/?walk=lamp,lost',
  );
  for (const event of events) event.startDate.zone = zone;
  expect(events.map(({ startDate }) => instant(startDate))).toEqual([
    '2026-11-28T23:00:00.000Z',
    '2026-11-29T00:00:00.000Z',
  ]);
});

test('a stop of a day has the same name in every file, and another one on another day', () => {
  const names = (start: string) => entries(start).events.map(({ uid }) => uid);
  expect(names('2026-11-28T18:00')).toEqual(['lamp-2026-11-28@example.com', 'lost-2026-11-28@example.com']);
  expect(names('2026-11-28T19:00')).toEqual(names('2026-11-28T18:00'));
  expect(names('2026-11-27T18:00')).not.toEqual(names('2026-11-28T18:00'));
});

test('clocks that go back on the way are told to the calendar', () => {
  const { events, zone, instant } = entries('2026-11-01T00:30', { lamp: 120 });
  for (const event of events) event.endDate.zone = zone;
  expect(zone.component?.getAllSubcomponents('standard')).toHaveLength(2);
  expect(events.map(({ endDate }) => instant(endDate))).toEqual([
    '2026-11-01T06:30:00.000Z',
    '2026-11-01T07:30:00.000Z',
  ]);
});
