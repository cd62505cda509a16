import { withParameters } from '@/lib/address';
import type { Pace } from './timeline';
import { parseWallTime, type WallTime } from './wall-time';

/** What a visitor has chosen; it stands in the address as `?eat=2026-11-22T19:00&pace=short`. */
export type PlanChoice = {
  /** Local wall time; null until chosen. */
  eat: WallTime | null;
  /** The long times, unless the address says `short`. */
  pace: Pace;
};

/** What an address says about a plan; anything that is not a time counts as not said. Never throws. */
export function parsePlanChoice(search: string): PlanChoice {
  const values = new URLSearchParams(search);
  return {
    eat: parseWallTime(values.get('eat')?.trim() ?? ''),
    pace: values.get('pace') === 'short' ? 'short' : 'long',
  };
}

/** The query with a choice in it; parameters of others (servings, units, version) stay as they are. */
export function planSearch(search: string, { eat, pace }: PlanChoice): string {
  return withParameters(search, { eat: eat ?? '', pace: pace === 'short' ? pace : '' });
}
