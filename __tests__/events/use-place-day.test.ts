/** @jest-environment node */
import { dayIn } from '@/lib/events/use-place-day';

it('takes the day of the place, not of the visitor', () => {
  const instant = Date.parse('2025-07-15T20:00:00Z');
  expect(dayIn('Asia/Seoul', instant)).toBe('2025-07-16');
  expect(dayIn('America/New_York', instant)).toBe('2025-07-15');
});
