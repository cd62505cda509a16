import type { PlanStep } from '@/lib/plan/timeline';

type Duration = PlanStep['durations'][number];

/** A duration as recipes define it. */
export const lasting = (
  label: string,
  minutes: Duration['minutes'],
  attention: Duration['attention'],
  until?: string,
): Duration => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  ...{ label, minutes, attention },
  ...(until === undefined ? {} : { until }),
});

/**
 * Soaks for 10 to 24 hours; the curds press beside the sauce. Long: 5 + 1440 + 15 + 20 + 10 + 10 + 40 (which includes
 * the sauce) + 5 = 1545. Short: 5 + 600 + 15 + 20 + 10 + 10 + 20 + 5 = 685. Work: 67.
 */
export const curd: PlanStep[] = [
  { id: 'soak', title: 'Soak the beans', work: 5, durations: [lasting('Soak', [600, 1440], 'passive')] },
  { id: 'grind', title: 'Grind with water', durations: [lasting('Grind', 15, 'active')] },
  {
    ...{ id: 'cook', title: 'Cook the milk' },
    durations: [lasting('Stir', 20, 'active'), lasting('Let it stand', 10, 'passive')],
  },
  {
    ...{ id: 'press', title: 'Press the curds', work: 10 },
    durations: [lasting('Press', [20, 40], 'passive', 'serve')],
  },
  { id: 'sauce', title: 'Make the sauce', work: 12, durations: [] },
  { id: 'serve', title: 'Cut and serve', work: 5, durations: [] },
];

/** Five to six days in brine. Long: 20 + 8640 + 30 + 120 + 15 + 10 = 8835; short: 7395. Work: 60. */
export const brinedHam: PlanStep[] = [
  { id: 'brine', title: 'Brine the ham', work: 20, durations: [lasting('Brine', [7200, 8640], 'passive')] },
  {
    ...{ id: 'roast', title: 'Roast it' },
    durations: [lasting('Brown', 30, 'active'), lasting('Roast', 120, 'passive')],
  },
  { id: 'rest', title: 'Let it rest', durations: [lasting('Rest', 15, 'passive')] },
  { id: 'carve', title: 'Carve', work: 10, durations: [] },
];

/** Three quarters of an hour, without a range. */
export const noodles: PlanStep[] = [
  { id: 'cut', title: 'Cut the vegetables', durations: [lasting('Cut', 25, 'active')] },
  { id: 'simmer', title: 'Simmer', durations: [lasting('Simmer', 20, 'passive')] },
];

/** The recipes by name, for rows of tables whose titles name them. */
export const RECIPES = { curd, brinedHam, noodles };
