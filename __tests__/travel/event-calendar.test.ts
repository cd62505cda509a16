/** @jest-environment node */
import type { FoodEvent } from '@/lib/content/schema/event';
import { calendarFiles, calendarRoute, eventsCalendar } from '@/lib/travel/events/calendar';
import type { EventPlace } from '@/lib/travel/events/places';
import { islands, town } from './food-events';

const PLACES = [
  ['a town', town],
  ['a country', islands],
] as const;

const awkward: FoodEvent = {
  status: 'published',
  guide: 'port-alder',
  id: 'pie-night',
  name: 'Pies, tarts; and more',
  starts: '2025-12-31',
  ends: '2026-01-01',
  usually: 'the turn of the year',
  location: 'Hall \\ cellar',
  address: { street: 'Hall \\ cellar', locality: 'Port Alder', region: 'Alder', country: 'IE' },
  description: `Long enough to be folded, with ${'a good many pies, '.repeat(12)}and umlauts: Äpfel, 餅.`,
  details: ['Pies.'],
  eat: ['Pie; tart, crumble'],
  season: 'winter',
  source: { name: 'The bakers', href: 'https://example.org/pies?a=1&b=2' },
  picture: { name: 'event-lanterns', alt: 'Steps lit by lanterns' },
};

/** One entry of a calendar as its unfolded properties, escapes taken back. */
function entriesOf(file: string): Record<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const colon = line.indexOf(':');
    const entry = entries.at(-1);
    if (!entry || colon < 0) continue;
    const value = line.slice(colon + 1);
    entry[line.slice(0, colon)] = value.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c));
  }
  return entries;
}

const compact = (day: string) => day.replaceAll('-', '');

describe.each(PLACES)('The calendar files of %s', (_, place: EventPlace) => {
  const files = calendarFiles(place);

  it('are one an event and one with all of them', () => {
    expect([...files.keys()]).toEqual([...place.events.map(({ id }) => `${id}.ics`), place.file]);
    expect(entriesOf(files.get(place.file) ?? '')).toHaveLength(place.events.length);
  });

  it('give whole days, the end being the day after the last one', () => {
    const entries = entriesOf(files.get(place.file) ?? '');
    place.events.forEach((event, index) => {
      const end = new Date(`${event.ends}T12:00:00Z`);
      end.setUTCDate(end.getUTCDate() + 1);
      expect(entries[index]).toMatchObject({
        'DTSTART;VALUE=DATE': compact(event.starts),
        'DTEND;VALUE=DATE': compact(end.toISOString().slice(0, 10)),
      });
    });
  });

  it('name an entry by its year where the dates are announced, and for good where custom keeps the days', () => {
    const uids = entriesOf(files.get(place.file) ?? '').map(({ UID }) => UID);
    expect(uids).toEqual(
      place.events.map(({ id, starts, sameDays }) =>
        sameDays ? `${id}@example.com` : `${id}-${starts.slice(0, 4)}@example.com`,
      ),
    );
    expect(new Set(uids).size).toBe(place.events.length);
  });

  it('say where, what, and where the dates come from', () => {
    for (const event of place.events) {
      const [entry] = entriesOf(files.get(`${event.id}.ics`) ?? '');
      expect(entry?.SUMMARY).toContain(event.name);
      expect(entry?.LOCATION).toContain(event.address.locality);
      expect(entry?.DESCRIPTION).toContain(event.description);
      expect(entry?.DESCRIPTION).toContain(event.source.href);
      expect(entry?.['URL;VALUE=URI']).toBe(`https://example.com${place.path}/#${event.id}`);
    }
  });

  it('repeat only what custom keeps on its days', () => {
    for (const event of place.events) {
      const [entry] = entriesOf(files.get(`${event.id}.ics`) ?? '');
      expect(entry?.RRULE).toBe(event.sameDays ? 'FREQ=YEARLY' : undefined);
    }
  });

  it('are the same on every build', () => {
    jest.useFakeTimers({ now: new Date('2031-05-05T23:59:00Z') });
    expect(calendarFiles(place)).toEqual(files);
    jest.useRealTimers();
  });

  it('are what the route serves, and nothing else', async () => {
    const { GET, generateStaticParams } = calendarRoute({ here: place });
    expect(generateStaticParams()).toHaveLength(place.events.length + 1);
    const get = (file: string) =>
      GET(new Request('https://example.com'), { params: Promise.resolve({ guide: 'here', file }) });
    const answer = await get(place.file);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toBe(files.get(place.file));
    expect((await get('../secret.ics')).status).toBe(404);
  });
});

describe('Importing a calendar again', () => {
  const uid = (event: FoodEvent) => entriesOf(eventsCalendar(town, [event]))[0]?.UID;
  const later = { ...awkward, starts: '2026-12-31', ends: '2027-01-01' };

  it('adds the dates of another year, but moves an event that keeps its days', () => {
    expect(uid(later)).not.toBe(uid(awkward));
    expect(uid({ ...later, sameDays: true })).toBe(uid({ ...awkward, sameDays: true }));
  });
});

describe('A calendar file', () => {
  const file = eventsCalendar(town, [awkward]);

  it('keeps every line within 75 bytes and ends it as the format wants', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(file.split('\r\n').length).toBeGreaterThan(20);
  });

  it('escapes commas, semicolons and backslashes, so that they come back as they were', () => {
    expect(file).toContain('SUMMARY:Pies\\, tarts\\; and more');
    const [entry] = entriesOf(file);
    expect(entry?.SUMMARY).toBe('Pies, tarts; and more');
    expect(entry?.LOCATION).toBe('Hall \\ cellar, Port Alder, Alder, Ireland');
    expect(entry?.DESCRIPTION).toContain(awkward.description);
    expect(entry?.DESCRIPTION).toContain('- Pie; tart, crumble');
  });

  it('ends after the turn of the year where the event does', () => {
    const [entry] = entriesOf(file);
    expect(entry).toMatchObject({ 'DTSTART;VALUE=DATE': '20251231', 'DTEND;VALUE=DATE': '20260102' });
  });
});
