import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { UsageError } from '@/scripts/command';

/** First id of generated recipes, above the ids that people choose. */
const FIRST_ID = 10_000;
const RESTAURANTS_PER_CITY = 100;
const SIDES = ['north', 'east', 'south', 'west'];

/** Prefix of generated file names, which are not copied again. */
const PREFIX = 'generated-';

type Fields = Readonly<Record<string, unknown>>;

/** A recipe with the content of another one, at an address of its own. */
const recipeOf = (number: number, { customLink: _, ...pattern }: Fields): Fields => ({
  ...pattern,
  id: FIRST_ID + number,
  slug: PREFIX + number,
  title: `${pattern.title} ${number}`,
  description: `Number ${number}. ${pattern.description}`.slice(0, 160),
});

/** A restaurant with the content of another one, in a generated city. */
function restaurantOf(number: number, pattern: Fields): Fields {
  const { street: _street, coordinates: _coordinates, coordinatesOf: _of, ...rest } = pattern;
  return {
    ...rest,
    name: String(pattern.name).replace(' (', ` ${number} (`),
    guide: PREFIX + Math.ceil(number / RESTAURANTS_PER_CITY),
    region: SIDES[number % SIDES.length],
  };
}

/** A city guide without a map, in four regions. */
function cityOf(number: number): Fields {
  const name = `Generated City ${number}`;
  const regions = SIDES.map((side) => [side, { name: `${name}, ${side}`, text: `The ${side} of ${name}.` }]);
  return {
    title: `${name}, in four parts`,
    description: `Where to eat in ${name}, one side of its river at a time.`,
    dek: 'Four parts, one river.',
    name,
    country: 'CA',
    timeZone: 'America/Toronto',
    regions: Object.fromEntries(regions),
  };
}

/**
 * Adds numbered copies of a site's recipes and restaurants, and cities for the restaurants. The same count adds the
 * same files.
 *
 * @param data folder of the site's content
 */
export function writeGenerated(data: string, count: number): void {
  const patternsIn = (folder: string): Fields[] =>
    readdirSync(join(data, folder))
      .filter((file) => file.endsWith('.yaml') && !file.startsWith(PREFIX))
      .map((file) => parse(readFileSync(join(data, folder, file), 'utf8')));
  const writeAll = (folder: string, size: number, create: (number: number, pattern: Fields) => Fields) => {
    const patterns = patternsIn(folder);
    for (let number = 1; number <= size; number += 1) {
      const pattern = patterns[number % patterns.length];
      if (!pattern) throw new UsageError(`There is no file in ${join(data, folder)} to copy.`);
      writeFileSync(join(data, folder, `${PREFIX}${number}.yaml`), stringify(create(number, pattern)));
    }
  };
  writeAll('guides', Math.ceil(count / RESTAURANTS_PER_CITY), cityOf);
  writeAll('recipes', count, recipeOf);
  writeAll('restaurants', count, restaurantOf);
}
