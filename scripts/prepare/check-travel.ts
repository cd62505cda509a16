import { z } from 'zod';
import { japanFestivals } from '@/data/events/japan';
import { torontoFoodEvents } from '@/data/events/toronto';
import { californiaRegions } from '@/data/travel/california-regions';
import { japanRegions } from '@/data/travel/japan-regions';
import { markets } from '@/data/travel/markets';
import { neighbourhoods } from '@/data/travel/neighbourhoods';
import { gtaRegions } from '@/data/travel/regions';
import type { Problem } from '@/lib/content/checks/problem';
import { schemaProblems } from '@/lib/content/checks/schema-problems';
import { event } from '@/lib/content/schema/travel/event';
import {
  californiaRegion,
  GTA_REGIONS,
  japanRegion,
  MAP_REGIONS,
  market,
  neighbourhood,
} from '@/lib/content/schema/travel/place';

/** A data file that holds several things under names or in a list, with what each has to be. */
const TABLES: { file: string; value: unknown; schema: z.ZodType }[] = [
  { file: 'data/events/toronto.ts', value: torontoFoodEvents, schema: z.array(event) },
  { file: 'data/events/japan.ts', value: japanFestivals, schema: z.array(event) },
  { file: 'data/travel/markets.ts', value: markets, schema: namedBy(Object.keys(markets), market) },
  {
    file: 'data/travel/neighbourhoods.ts',
    value: neighbourhoods,
    schema: namedBy(Object.keys(neighbourhoods), neighbourhood),
  },
  {
    file: 'data/travel/regions.ts',
    value: gtaRegions,
    schema: namedBy(GTA_REGIONS, z.strictObject({ name: z.string().min(1), text: z.string().min(1) })),
  },
  {
    file: 'data/travel/japan-regions.ts',
    value: japanRegions,
    schema: namedBy(MAP_REGIONS.japan, japanRegion),
  },
  {
    file: 'data/travel/california-regions.ts',
    value: californiaRegions,
    schema: namedBy(MAP_REGIONS.california, californiaRegion),
  },
];

function namedBy(names: readonly string[], schema: z.ZodType): z.ZodType {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])));
}

function tableProblems(): Problem[] {
  return TABLES.flatMap(({ file, value, schema }) => {
    const result = schema.safeParse(value);
    return result.success ? [] : schemaProblems(file, value, schema, result.error.issues);
  });
}

function eventProblems(): Problem[] {
  const lists = { 'data/events/toronto.ts': torontoFoodEvents, 'data/events/japan.ts': japanFestivals };
  return Object.entries(lists).flatMap(([file, events]) =>
    events.flatMap(({ id, starts, ends }, index): Problem[] => {
      const problems: Problem[] = [];
      if (events.findIndex((other) => other.id === id) !== index) {
        const allowed = 'an id no other event of the list has';
        problems.push({ file, field: `[${index}].id`, found: `“${id}”, which stands above`, allowed });
      }
      if (ends < starts) {
        problems.push({ file, field: `[${index}].ends`, found: `“${ends}”`, allowed: `${starts} or later` });
      }
      return problems;
    }),
  );
}

/** What is wrong with regions, markets and events. */
export function travelProblems(): Problem[] {
  return [...tableProblems(), ...eventProblems()];
}
