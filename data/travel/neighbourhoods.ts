import type { Neighbourhood } from '@/data/schema/place';

/** Name origin and history of thirteen neighbourhoods, by the name that stands in brackets after a restaurant. */
export const neighbourhoods: Record<string, Neighbourhood> = {};
