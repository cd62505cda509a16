import type { Stored } from '@/lib/storage/storage';

const NONE: string[] = [];

const isTick = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The valid ticks of a value, each once, and the number of others; null if it is no list. */
export function salvageTicks(value: unknown): { ticks: string[]; skipped: number } | null {
  if (!Array.isArray(value)) return null;
  const good = value.filter(isTick);
  return { ticks: [...new Set(good)], skipped: value.length - good.length };
}

/** The ticks in a recipe: ids of ingredients, and `step:{id}` for steps. */
export function ticksOf(slug: string): Stored<string[]> {
  return {
    key: `rtr:checked:${slug}`,
    version: 1,
    empty: NONE,
    read: (value) => salvageTicks(value)?.ticks ?? null,
    entryKey: String,
  };
}
