/** @jest-environment node */
import { planLine } from '@/lib/plan/plan-line';
import { instantOf } from '@/lib/plan/wall-time';
import { brinedHam, curd, noodles } from './plan-recipes';

const zone = 'America/Toronto';
const AS_WRITTEN = { servings: 4, scale: 1, system: 'metric' } as const;

const lineOf = (steps: readonly object[], now: string, search = '') => {
  const line = planLine({ steps } as Parameters<typeof planLine>[0], AS_WRITTEN, {
    now: instantOf(now, zone).instant,
    search,
    zone,
  });
  return line && `${line.question} ${line.answer}`;
};

it.each([
  // Friday 20 November 2026.
  [noodles, '2026-11-20T12:00', '', 'Want to eat at 7 pm? Start at 6:15 pm.'],
  [noodles, '2026-11-20T18:40', '', 'Want to eat at 8 pm? Start at 7:15 pm.'],
  [noodles, '2026-11-20T18:15', '', 'Want to eat at 7 pm? Start now.'],
  [noodles, '2026-11-20T23:30', '', 'Want to eat tomorrow at 7 pm? Start at 6:15 pm.'],
  [
    curd,
    '2026-11-20T12:00',
    '',
    'Want to eat tomorrow at 7 pm? Start today at 5:15 pm: 26 hours, about 1 hour hands-on.',
  ],
  [
    curd,
    '2026-11-18T12:00',
    '?eat=2026-11-21T19:00',
    'Want to eat Saturday at 7 pm? Start Friday at 5:15 pm: 26 hours, about 1 hour hands-on.',
  ],
  [curd, '2026-11-20T12:00', '?eat=2026-11-20T13:00', /^Want to eat tomorrow at 7 pm\?/],
  [
    brinedHam,
    '2026-11-20T12:00',
    '',
    'Want to eat Thursday at 7 pm? Start today at 3:45 pm: 6 days, about 1 hr hands-on.',
  ],
])('answers %#', (steps, now, search, text) => {
  expect(lineOf(steps, now, search)).toEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
});

it('has no line for a recipe without times', () => {
  expect(lineOf([{ id: 'mix', title: 'Mix', durations: [] }], '2026-11-20T12:00')).toBeNull();
});
