import { z } from 'zod';
import { japanFestivals } from '@/data/events/japan';
import { torontoFoodEvents } from '@/data/events/toronto';
import { event } from '@/data/schema/travel/event';
import {
  californiaRegion,
  GTA_REGIONS,
  japanRegion,
  MAP_REGIONS,
  market,
  neighbourhood,
} from '@/data/schema/travel/place';
import { californiaRegions } from '@/data/travel/california-regions';
import { japanRegions } from '@/data/travel/japan-regions';
import { markets } from '@/data/travel/markets';
import { neighbourhoods } from '@/data/travel/neighbourhoods';
import { gtaRegions } from '@/data/travel/regions';
import { buildDay } from '@/lib/build-day';
import { isDraft } from '@/lib/checks/drafts';
import { formatProblems, type Problem } from '@/lib/checks/problem';
import { schemaProblems } from '@/lib/checks/schema-problems';
import { checkRestaurantFiles } from '@/lib/travel/check';
import { liesInRegion } from '@/lib/travel/inside';
import { loadExport } from './load-file';
import { recipeFileNames, restaurantFileNames } from './registry';

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

/** The slug of a recipe file, which is its name, unless it is a draft. */
async function publishedRecipe(name: string): Promise<string[]> {
  const loaded = await loadExport(`data/recipes/${name}.ts`, 'recipe');
  return 'value' in loaded && isDraft(loaded.value) ? [] : [name];
}

/**
 * Checks restaurants, regions, markets and events, prints every problem, and throws when there is one. Names each
 * draft it leaves out.
 */
export async function checkTravel(
  pictures: readonly string[],
  { withDrafts }: { withDrafts: boolean },
): Promise<void> {
  const names = await restaurantFileNames();
  const loaded = await Promise.all(
    names.map((name) => loadExport(`data/restaurants/${name}.ts`, 'restaurant')),
  );
  const read = loaded.flatMap((entry) => ('value' in entry ? [entry] : []));
  const unreadable = loaded.filter((entry): entry is Problem => 'field' in entry);
  const drafts = withDrafts ? [] : read.filter(({ value }) => isDraft(value));
  for (const { file } of drafts) console.info(`draft left out: ${file}`);
  const files = read.filter((entry) => !drafts.includes(entry));
  const recipes = (await Promise.all((await recipeFileNames()).map(publishedRecipe))).flat();
  const { problems } = checkRestaurantFiles(
    files.map(({ file, value }) => ({ file, restaurant: value })),
    {
      pictures: new Set(pictures),
      recipes,
      markets: Object.keys(markets),
      inRegion: liesInRegion,
      today: buildDay(),
    },
  );
  const all = [...unreadable, ...problems, ...tableProblems(), ...eventProblems()];
  if (all.length === 0) return;
  console.error(`\n${formatProblems(all, 'the food maps')}\n`);
  throw new Error(`The food maps have ${all.length === 1 ? '1 problem' : `${all.length} problems`}.`);
}
