/** @jest-environment node */
import { buildDay } from '@/lib/content/build-day';

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
