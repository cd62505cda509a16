/** @jest-environment node */
import ICAL from 'ical.js';
import { isTimeZone, zoneComponent } from '@/lib/content/time-zones';

it('accepts names of the time zone database only', () => {
  const zones = ['America/Toronto', 'Europe/Amsterdam', 'UTC', 'america/toronto', '+05:30', 'Europe/Nowhere'];
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
