/** @jest-environment node */
import { type PlanStep, planTimeline } from '@/lib/plan/timeline';
import { lasting } from './plan-recipes';

const layOut = (...steps: PlanStep[]) => {
  const { total, entries } = planTimeline(steps, 'long');
  return { total, entries, starts: entries.map(({ id, start }) => `${id} ${start}`) };
};

it('puts steps one after the other, work before what it waits for', () => {
  const { total, entries, starts } = layOut(
    { id: 'knead', title: 'Knead', work: 5, durations: [lasting('Knead', 10, 'active')] },
    { id: 'rise', title: 'Rise', durations: [lasting('Rise', 60, 'passive')] },
    { id: 'bake', title: 'Bake', work: 2, durations: [lasting('Bake', 30, 'passive')] },
  );
  expect(total).toBe(107);
  expect(starts).toEqual(['knead 0', 'rise 15', 'bake 75']);
  expect(entries[2]?.tasks).toEqual([{ label: 'Bake', attention: 'passive', start: 77, end: 107 }]);
});

it.each([
  [15, 34, ['season 0', 'cut 5', 'brown 30']],
  // The longer wait delays the step that needs it; cutting is as late as possible.
  [60, 69, ['season 0', 'cut 40', 'brown 65']],
])('runs a wait of %i min beside other steps, in %i min', (marinate, minutes, order) => {
  const { total, starts } = layOut(
    { id: 'season', title: '', work: 5, durations: [lasting('Marinate', marinate, 'passive', 'brown')] },
    { id: 'cut', title: '', durations: [lasting('Cut', 25, 'active')] },
    { id: 'brown', title: '', durations: [lasting('Brown', 4, 'active')] },
  );
  expect(total).toBe(minutes);
  expect(starts).toEqual(order);
});

it.each([
  [5, 13, 9],
  // Longer than the eggs boil: peeling follows when both are done.
  [12, 16, 16],
])(
  'does %i min of work beside a wait of 9 min, in %i min of which %i are work',
  (beside, minutes, active) => {
    const work = { before: 1, beside, after: 3 };
    const { total, entries } = layOut({
      ...{ id: 'eggs', title: 'Boil the eggs', work },
      durations: [lasting('Boil', 9, 'passive')],
    });
    expect([total, entries[0]?.active]).toEqual([minutes, active]);
    expect(entries[0]?.tasks[0]).toMatchObject({ start: 1, end: 10 });
  },
);

it('starts a wait with its step when the work comes after', () => {
  const { total, entries } = layOut(
    { id: 'rest', title: 'Rest', work: { after: 2 }, durations: [lasting('Rest', 10, 'passive', 'serve')] },
    { id: 'serve', title: 'Serve', work: 4, durations: [] },
  );
  expect(total).toBe(14);
  expect(entries[0]?.tasks[0]).toMatchObject({ start: 0, end: 10 });
});
