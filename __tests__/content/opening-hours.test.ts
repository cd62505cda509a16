/** @jest-environment node */
import fc from 'fast-check';
import { readMoment, writeMoment } from '@/lib/content/opening-hours';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';

it('any moment of the week is written into the address and read back', () => {
  const anyMoment = fc.record({ day: fc.constantFrom(...WEEKDAYS), minutes: fc.nat({ max: 24 * 60 - 1 }) });
  fc.assert(fc.property(anyMoment, (moment) => expect(readMoment(writeMoment(moment))).toEqual(moment)));
  expect(writeMoment({ day: 'sat', minutes: 19 * 60 })).toBe('sat-19:00');
});
