import type { FoodEvent } from '@/data/schema/event';

/** Six food events of Toronto, in the order of their dates. */
export const torontoFoodEvents: readonly FoodEvent[] = [];
