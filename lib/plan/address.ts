import type { Parameter } from '@/lib/address';
import type { Pace } from './timeline';
import { parseWallTime, type WallTime } from './wall-time';

/** What a visitor has chosen for a plan. */
export type PlanChoice = {
  /** Local wall time; null until chosen, and for anything that is not a time. */
  eat: WallTime | null;
  /** The long times, unless the address says `short`. */
  pace: Pace;
};

/** When to eat and how fast to go: `?eat=2026-11-22T19:00&pace=short`. */
export const PLAN: Parameter<PlanChoice> = {
  keys: ['eat', 'pace'],
  parse: (query) => ({
    eat: parseWallTime(query.get('eat')?.trim() ?? ''),
    pace: query.get('pace') === 'short' ? 'short' : 'long',
  }),
  write: ({ eat, pace }) => ({ eat: eat ?? '', pace: pace === 'short' ? pace : '' }),
};
