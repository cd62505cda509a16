import fc from 'fast-check';
import ICAL from 'ical.js';
import { buildDay } from '@/lib/content/build-day';
import { closedDays, datesFrom, holidaysOf, isAmong } from '@/lib/content/closed-days';
import { readMoment, writeMoment } from '@/lib/content/opening-hours';
import { categoriesOf, cityOf, mapSearchHref, restaurantPlace } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { isTimeZone, zoneComponent } from '@/lib/content/time-zones';
import { guideOf } from '@/lib/guide/guides';

describe('a place', () => {
  const portAlder = guideOf('port-alder');
  const corner: Restaurant = {
    status: 'published',
    guide: 'port-alder',
    slug: 'corner',
    name: 'Corner (Net Lofts)',
    region: 'quayside',
    cuisine: 'Seafood',
    rating: 4.5,
    category: 'Lunch',
    categories: ['Dinner', 'Lunch'],
    favoriteOrder: 'Crab soup',
    hours: { mon: [['11:00', '21:00']] },
  };
  const place = (more: Partial<Restaurant> = {}) => restaurantPlace({ ...corner, ...more }, portAlder);
  const queryOf = (href: string) => new URL(href).searchParams.get('query');

  it('has each category once', () => {
    expect(categoriesOf(corner)).toEqual(['Lunch', 'Dinner']);
  });

  it('has hours only when they were checked, and an order only while it is on the menu', () => {
    expect(place()).not.toHaveProperty('hours');
    expect(place({ checkedOn: '2026-05-03' }).hours).toEqual({ mon: [['11:00', '21:00']] });
    expect(place().order).toBe('Crab soup');
    expect(place({ favoriteOrderRemoved: true })).not.toHaveProperty('order');
  });

  it('has the days on which it is closed, with those of public holidays that it names', () => {
    const guide = { ...portAlder, holidays: [{ name: 'Harbour Day', days: ['2026-06-01', '2027-06-07'] }] };
    expect(place()).not.toHaveProperty('closedOn');
    const { closedOn } = restaurantPlace({ ...corner, closedOn: ['12-24', 'Harbour Day'] }, guide);
    expect(closedOn).toEqual(['12-24', '2026-06-01', '2027-06-07']);
  });

  it('is searched for on a map unless it has a link of its own', () => {
    expect(queryOf(place().mapHref)).toBe('Corner, Net Lofts, Port Alder');
    expect(place({ link: 'https://example.org/corner' }).mapHref).toBe('https://example.org/corner');
    expect(queryOf(mapSearchHref(['A & B', 'Millford', 'Millford']))).toBe('A & B, Millford');
  });

  it('lies in the city or in a town of its own', () => {
    expect(cityOf('upperTown', portAlder)).toBe('Port Alder');
    expect(cityOf('eastwick', portAlder)).toBe('Eastwick');
  });
});

describe('closed days', () => {
  const guide = {
    holidays: [
      { name: 'Christmas Day', days: ['12-25'] },
      { name: 'Thanksgiving Day', days: ['2026-10-12', '2027-10-11'] },
    ],
  };

  it('reads days, and public holidays by their names', () => {
    expect(closedDays(['12-24', 'Thanksgiving Day', '2026-12-31'], guide)).toEqual([
      '12-24',
      '2026-10-12',
      '2027-10-11',
      '2026-12-31',
    ]);
  });

  it('gives the public holidays of a guide to the browser, if it has any', () => {
    expect(holidaysOf(guide)).toEqual({ holidays: ['12-25', '2026-10-12', '2027-10-11'] });
    expect(holidaysOf({ holidays: [] })).toEqual({});
  });

  it.each([
    ['2031-12-25', true],
    ['2026-10-12', true],
    ['2027-10-12', false],
  ])('%s is among them: %s', (day, isOne) => {
    expect(isAmong(['12-25', '2026-10-12'], day)).toBe(isOne);
  });

  it('has the next date of a day of every year, and dates that are not over, each once', () => {
    const days = ['12-25', '01-01', '2026-11-20', '2026-11-21', '2027-10-11', '2026-12-25'];
    expect(datesFrom('2026-11-21', days)).toEqual(['2026-11-21', '2026-12-25', '2027-01-01', '2027-10-11']);
  });
});

it('any moment of the week is written into the address and read back', () => {
  const anyMoment = fc.record({ day: fc.constantFrom(...WEEKDAYS), minutes: fc.nat({ max: 24 * 60 - 1 }) });
  fc.assert(fc.property(anyMoment, (moment) => expect(readMoment(writeMoment(moment))).toEqual(moment)));
  expect(writeMoment({ day: 'sat', minutes: 19 * 60 })).toBe('sat-19:00');
});

describe('time zones', () => {
  it('accepts names of the time zone database only', () => {
    const zones = [
      'America/Toronto',
      'Europe/Amsterdam',
      'UTC',
      'america/toronto',
      '+05:30',
      'Europe/Nowhere',
    ];
    expect(zones.filter(isTimeZone)).toEqual(['America/Toronto', 'Europe/Amsterdam', 'UTC']);
  });

  it.each([
    ['Europe/Amsterdam', '2026-01-15T11:00:00.000Z', '2026-07-15T10:00:00.000Z'],
    ['Asia/Tokyo', '2026-01-15T03:00:00.000Z', '2026-07-15T03:00:00.000Z'],
  ])('the component of %s has its name, also as an alias, and its clock', (zone, winter, summer) => {
    const component = new ICAL.Component(ICAL.parse(zoneComponent(zone)));
    expect(component.getFirstPropertyValue('tzid')).toBe(zone);
    const noon = (day: string) => {
      const time = ICAL.Time.fromDateTimeString(`${day}T12:00:00`);
      time.zone = new ICAL.Timezone(component);
      return time.toJSDate().toISOString();
    };
    expect([noon('2026-01-15'), noon('2026-07-15')]).toEqual([winter, summer]);
  });
});

const before = process.env.SOURCE_DATE_EPOCH;
afterEach(() => {
  jest.useRealTimers();
  delete process.env.SOURCE_DATE_EPOCH;
  if (before !== undefined) process.env.SOURCE_DATE_EPOCH = before;
});

describe('buildDay', () => {
  it('is the day of SOURCE_DATE_EPOCH, or today', () => {
    jest.useFakeTimers({ now: Date.parse('2026-05-03T12:00:00Z') });
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    expect(buildDay()).toBe('2023-11-14');
    delete process.env.SOURCE_DATE_EPOCH;
    expect(buildDay()).toBe('2026-05-03');
  });

  it.each(['yesterday', '-5', '1e99', '99999999999999999'])('rejects %s', (value) => {
    process.env.SOURCE_DATE_EPOCH = value;
    expect(() => buildDay()).toThrow(`SOURCE_DATE_EPOCH is “${value}”`);
  });
});
