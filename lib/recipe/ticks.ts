import type { Stored } from '@/lib/storage';

const NONE: string[] = [];

const isTick = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The good entries of a value from storage or a file, each once, and how many others there were; null where it is no
 * list.
 */
export function salvageTicks(value: unknown): { ticks: string[]; skipped: number } | null {
  if (!Array.isArray(value)) return null;
  const good = value.filter(isTick);
  return { ticks: [...new Set(good)], skipped: value.length - good.length };
}

/** What is ticked off in a recipe: ids of ingredients, and `step:{id}` for steps. */
export function ticksOf(slug: string): Stored<string[]> {
  return {
    key: `rtr:checked:${slug}`,
    version: 1,
    empty: NONE,
    read: (value) => salvageTicks(value)?.ticks ?? null,
  };
}
