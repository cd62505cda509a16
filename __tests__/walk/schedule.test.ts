import ICAL from 'ical.js';
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { wallTimeOf } from '@/lib/plan/wall-time';
import { walkCalendar } from '@/lib/walk/calendar';
import { FITS, legMinutes, runsText, schedule } from '@/lib/walk/schedule';
import { NO_TIMES, type WalkTimes } from '@/lib/walk/times';

describe('schedule', () => {
  const ZONE = 'America/New_York';
  const evening = { fri: [['17:00', '21:00']], sat: [['17:00', '01:00']] } as const;
  const lamp = placeIn('lamp', { coordinates: [43.65, -79.4], hours: evening as never });
  /** 1.1 km from the lamp in a straight line. */
  const near = placeIn('near', { coordinates: [43.66, -79.4] });
  const lost = placeIn('lost', {});

  const at = (times: Partial<WalkTimes>, ...stops: Parameters<typeof schedule>[0]) =>
    (schedule(stops, { ...NO_TIMES, ...times }, ZONE) ?? []).map(({ arrives, leaves, fit }) =>
      [wallTimeOf(arrives, ZONE).slice(11), wallTimeOf(leaves, ZONE).slice(11), fit].join(' '),
    );

  it('adds stays and ways to the start', () => {
    const start = '2026-11-28T18:00';
    expect(at({ start }, lamp, near)).toEqual(['18:00 19:00 open', '19:20 20:20 unknown']);
    expect(at({ start, stays: { lamp: 30 }, transit: ['near'] }, lamp, near)).toEqual([
      '18:00 18:30 open',
      '18:45 19:45 unknown',
    ]);
  });

  it('names the start and the end of a walk', () => {
    const stops = schedule([lamp, near], { ...NO_TIMES, start: '2026-11-28T18:00' }, ZONE) ?? [];
    expect(runsText(stops, ZONE)).toBe('The walk runs from 6 pm to 8:20 pm.');
    expect(runsText([], ZONE)).toBe('');
  });

  it('counts no way to a stop without coordinates', () => {
    const [, second] = schedule([lamp, lost], { ...NO_TIMES, start: '2026-11-28T18:00' }, ZONE) ?? [];
    expect(second).toMatchObject({ way: { minutes: null, byTransit: false }, fit: 'unknown' });
    expect(wallTimeOf(second?.arrives ?? 0, ZONE)).toBe('2026-11-28T19:00');
  });

  it.each([
    ['2026-11-27T16:00', '16:00 17:00 closed'],
    ['2026-11-27T20:00', '20:00 21:00 open'],
    ['2026-11-27T20:30', '20:30 21:30 closes'],
    ['2026-11-28T23:50', '23:50 00:50 open'],
  ])('compares the stay from %s with the opening hours: %s', (start, stay) => {
    expect(at({ start }, lamp)).toEqual([stay]);
  });

  it('counts the repeated hour when clocks go back', () => {
    expect(at({ start: '2026-11-01T00:30', stays: { near: 90 } }, near)).toEqual(['00:30 01:00 unknown']);
  });

  it('is null without a start', () => {
    expect(schedule([lamp], NO_TIMES, ZONE)).toBeNull();
  });

  it('rounds a way up to five minutes and adds a wait for transit', () => {
    expect([0, 0.01, 1, 5].map((km) => legMinutes(km, false))).toEqual([5, 5, 20, 85]);
    expect([0.3, 5].map((km) => legMinutes(km, true))).toEqual([15, 35]);
  });

  describe('on days that are not like others', () => {
    const holidays = ['12-25', '2026-11-28'];
    const on = (start: WalkTimes['start'], place: Parameters<typeof placeIn>[1]) =>
      schedule([placeIn('lamp', place)], { ...NO_TIMES, start }, ZONE, holidays)?.map(({ fit }) => fit);

    it.each([
      ['2026-12-25T18:00', 'holiday'],
      ['2026-12-25T16:00', 'closed'],
      ['2026-12-25T20:30', 'closes'],
      // The night of the holiday goes on after midnight.
      ['2026-11-29T00:00', 'holiday'],
      ['2026-12-04T18:00', 'closed'],
      ['2026-12-11T18:00', 'open'],
    ] as const)('a stay from %s is “%s”', (start, fit) => {
      expect(on(start, { hours: evening as never, closedOn: ['12-04'] })).toEqual([fit]);
    });

    it('a place without confirmed hours is closed on the days that it names', () => {
      expect(on('2026-12-24T18:00', { closedOn: ['12-24'] })).toEqual(['closed']);
      expect(on('2026-12-25T18:00', { closedOn: ['12-24'] })).toEqual(['unknown']);
    });

    it('notes that the hours of a public holiday may differ', () => {
      expect(FITS.holiday).toBe('Holiday hours may differ');
    });
  });
});

describe('walkCalendar', () => {
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
    expect(instants('endDate')).toEqual(['2026-11-28T19:00:00.000Z', '2026-11-28T20:00:00.000Z']);
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
});
