import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { splitLanguage } from '@/lib/content/read/files';
import { UsageError } from '@/scripts/command';

/** First id of generated recipes, above the ids that people choose. */
const FIRST_ID = 10_000;

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

/** Degrees between a restaurant and its copies, so that their pins are beside each other. */
const STEP = 0.0004;

/** A restaurant with the content of another one, in the same region. */
function restaurantOf(number: number, pattern: Fields): Fields {
  const { street: _, coordinates, ...rest } = pattern;
  const [north, east] = [number % 7, number % 5];
  return {
    ...rest,
    name: String(pattern.name).replace(' (', ` ${number} (`),
    ...(Array.isArray(coordinates) && {
      coordinates: [coordinates[0] + north * STEP, coordinates[1] + east * STEP],
    }),
  };
}

/**
 * Adds numbered copies of a site's recipes and restaurants. The same numbers add the same files.
 *
 * @param data folder of the site's content
 */
export function writeGenerated(data: string, numbers: { recipes: number; restaurants: number }): void {
  const patternsIn = (folder: string): Fields[] =>
    readdirSync(join(data, folder))
      .filter((file) => file.endsWith('.yaml') && !file.startsWith(PREFIX))
      .filter((file) => splitLanguage(file).language === undefined)
      .map((file) => parse(readFileSync(join(data, folder, file), 'utf8')));
  const writeAll = (folder: string, size: number, create: (number: number, pattern: Fields) => Fields) => {
    const patterns = patternsIn(folder);
    for (let number = 1; number <= size; number += 1) {
      const pattern = patterns[number % patterns.length];
      if (!pattern) throw new UsageError(`There is no file in ${join(data, folder)} to copy.`);
      writeFileSync(join(data, folder, `${PREFIX}${number}.yaml`), stringify(create(number, pattern)));
    }
  };
  writeAll('recipes', numbers.recipes, recipeOf);
  writeAll('restaurants', numbers.restaurants, restaurantOf);
}
