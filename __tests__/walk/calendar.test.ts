/** @jest-environment node */
import ICAL from 'ical.js';
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { walkCalendar } from '@/lib/walk/calendar';
import { schedule } from '@/lib/walk/schedule';
import { NO_TIMES } from '@/lib/walk/times';

const ZONE = 'Europe/Dublin';
const ADDRESS = 'https://example.com/travel/port-alder/?walk=lamp,lost';
const lamp = placeIn('lamp', {
  name: 'Lamp; the "old" one',
  street: '18 Rope Street',
  order: 'Crab soup, hot',
  coordinates: [43.6478, -8.3887],
});
const lost = placeIn('lost', { name: 'Lost' });

function entries(start: string, stays: Record<string, number> = {}) {
  const stops = schedule([lamp, lost], { ...NO_TIMES, start, stays }, ZONE) ?? [];
  const text = walkCalendar({ stops, title: 'A walk', address: ADDRESS, zone: ZONE, stamp: 0 });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as never);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  for (const event of events) {
    event.startDate.zone = zone;
    event.endDate.zone = zone;
  }
  const instants = (which: 'startDate' | 'endDate') =>
    events.map((event) => event[which].toJSDate().toISOString());
  return { text, zone, events, instants };
}

it('has an event for each stop in the time zone of the city, with its address and links', () => {
  const { text, zone, events, instants } = entries('2026-11-28T18:00');
  expect(zone.tzid).toBe(ZONE);
  expect(text).toContain(`DTSTART;TZID=${ZONE}:20261128T180000`);
  expect(text.match(/^DTSTAMP:.*$/gm)).toEqual(['DTSTAMP:19700101T000000Z', 'DTSTAMP:19700101T000000Z']);
  expect(events.map(({ summary }) => summary)).toEqual(['1. Lamp; the "old" one', '2. Lost']);
  const [first, second] = events;
  expect(first?.location).toBe('Lamp; the "old" one, 18 Rope Street, Net Lofts, Port Alder');
  expect(first?.component.getFirstPropertyValue('geo')).toEqual([43.6478, -8.3887]);
  expect(second?.component.getFirstPropertyValue('geo')).toBeNull();
  expect(first?.description).toBe(
    `Hours not confirmed\nWhat to order: Crab soup, hot\nhttps://example.com/travel/port-alder/?region=quayside#lamp\n${ADDRESS}`,
  );
  expect(instants('startDate')).toEqual(['2026-11-28T18:00:00.000Z', '2026-11-28T19:00:00.000Z']);
});

it('names an event by place and day', () => {
  const uids = (start: string) => entries(start).events.map(({ uid }) => uid);
  const names = ['lamp-2026-11-28@example.com', 'lost-2026-11-28@example.com'];
  expect(uids('2026-11-28T18:00')).toEqual(names);
  expect(uids('2026-11-28T19:00')).toEqual(names);
  expect(uids('2026-11-27T18:00')[0]).toBe('lamp-2026-11-27@example.com');
});

it('includes the time zone change on a night when clocks go back', () => {
  const { instants } = entries('2026-10-25T00:30', { lamp: 180 });
  expect(instants('startDate')).toEqual(['2026-10-24T23:30:00.000Z', '2026-10-25T02:30:00.000Z']);
});
