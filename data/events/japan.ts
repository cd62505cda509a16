import type { FoodEvent } from '@/data/schema/event';

/** Six festivals of Japan, in the order of their dates. */
export const japanFestivals: readonly FoodEvent[] = [];
