import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Allergen, RecipeInput } from '@/lib/content/schema/recipe';
import * as lists from './words';

/** Numbers of generated recipes begin above those of people. */
const FIRST = 10_000;

type Pick = <T>(list: readonly T[]) => T;
type Group = { title: string; items: lists.Listed[] };

/** A source of numbers from 0 to below 1 that gives the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pickFrom =
  (random: () => number): Pick =>
  (list) =>
    list[Math.floor(random() * list.length)] as never;

/** So many different entries of a list. */
function some<T>(list: readonly T[], count: number, pick: Pick): T[] {
  const found = new Set<T>();
  while (found.size < Math.min(count, list.length)) found.add(pick(list));
  return [...found];
}

/** Sentences out of clauses, none of them twice. */
const prose = (count: number, pick: Pick) => some(lists.SENTENCES, count, pick).join(' ');

/** A step for each of several handfuls of ingredients, with a timer, a cue and what it is good for. */
function stepsOf(groups: readonly Group[], pick: Pick) {
  const [base, main, finish] = groups.map(({ items }) => items.map(({ id }) => `{${id}}`));
  const said = (ids: readonly string[] = []) => `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;
  const step = (id: string, title: string, text: string, minutes: number, isActive = true) => ({
    id,
    title,
    text: `${text} for {~${id}}. ${prose(2, pick)}`,
    durations: [
      { id, label: title, minutes, attention: isActive ? ('active' as const) : ('passive' as const) },
    ],
    cue: pick(lists.CUES),
  });
  const half = Math.ceil((main?.length ?? 0) / 2);
  return [
    step('cut', 'Cut everything', `Wash, peel and cut what needs it to pieces of {#2 cm}`, 15),
    step('soften', 'Soften the base', `Set the pan over medium heat and stir ${said(base)}`, 10),
    step('brown', pick(lists.BROWNING), `Add ${said(main?.slice(0, half))} and keep the heat high`, 10),
    step('simmer', pick(lists.SIMMERING), `Add ${said(main?.slice(half))}, cover and let it be`, 25, false),
    step('rest', 'Let it rest', `Take the pan from the heat and leave it alone`, 10, false),
    step('finish', pick(lists.FINISHING), `Fold in ${said(finish)} and stir`, 5),
  ];
}

/** A recipe of the weight of those that people write: three groups of ingredients, six steps, tips, swaps. */
function recipeOf(number: number, pictures: readonly string[], groceries: Groceries): RecipeInput {
  const pick = pickFrom(numbersFrom(number));
  const [base, main, finish] = [
    some(lists.BASE, 5, pick),
    some(lists.MAIN, 5, pick),
    some(lists.FINISH, 4, pick),
  ];
  const groups: Group[] = [
    { title: 'Base', items: base },
    { title: 'Main', items: main },
    { title: 'To finish', items: finish },
  ];
  const star = pick(main);
  // The number makes a title unlike all others.
  const title = `${pick(lists.ADJECTIVES)} ${pick(lists.PLACES)} ${star.name} ${pick(lists.DISHES)} ${number}`;
  const titled = title.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
  const allergens = new Set<Allergen>(
    groups.flatMap(({ items }) => items.flatMap(({ id }) => groceries[id]?.contains ?? [])),
  );
  const cuisine = pick(lists.CUISINES);
  const published = `20${20 + (number % 6)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;
  return {
    ...generatedRecipe(number),
    title: titled,
    category: pick(lists.CATEGORIES),
    types: some(lists.TYPES, 2, pick),
    cuisine,
    keywords: [star.name, ...some(lists.DISHES, 3, pick).map((dish) => `${cuisine} ${dish}`)],
    description:
      `${titled}, with ${main[1]?.name} and ${finish[0]?.name}. One pan, a little more than an hour.`.slice(
        0,
        160,
      ),
    dek: prose(2, pick),
    picture: {
      name: pick(pictures),
      alt: `A plate of ${titled.toLowerCase()}, seen from above`,
      focus: [40 + (number % 20), 45],
    },
    times: { prep: 15, cook: 60, total: 75, card: 75 },
    yield: { amount: pick([2, 4, 6]), unit: 'serving' },
    difficulty: pick(['Beginner', 'Easy', 'Medium'] as const),
    published,
    allergens: [...allergens].sort(),
    blocks: [
      { type: 'ingredients', groups },
      { type: 'equipment', items: some(lists.TOOLS, 4, pick) },
      { type: 'method', groups: [{ steps: stepsOf(groups, pick) }] },
      {
        type: 'tips',
        title: 'Key tips',
        items: some(lists.TIPS, 3, pick).map((tip) => ({ title: tip, text: prose(2, pick) })),
      },
      {
        type: 'keeping',
        title: 'Ahead and after',
        ahead: prose(1, pick),
        fridge: prose(1, pick),
        reheat: prose(1, pick),
      },
      {
        type: 'swaps',
        title: 'Instead of',
        items: some(main, 2, pick).map(({ id }) => ({
          for: id,
          title: pick(lists.MAIN).name,
          text: prose(1, pick),
        })),
      },
    ],
  };
}

type Groceries = Readonly<Record<string, { contains?: Allergen[] }>>;
type Guide = { layout?: string; regions: Record<string, unknown> };

/** Restaurants of a city, about: as many as a person can write of. */
const OF_A_CITY = 100;

/** A city without a map, in four parts. */
function cityOf(number: number) {
  const name = `Generated City ${number}`;
  const part = (side: string) => ({
    name: `${side} of City ${number}`,
    text: `What stands ${side.toLowerCase()} of the river.`,
  });
  return {
    title: `${name}, in four parts`,
    description: `Where to eat in ${name}, one side of its river at a time.`,
    dek: 'Four parts, one river.',
    name,
    country: 'CA',
    timeZone: 'America/Toronto',
    regions: { north: part('North'), east: part('East'), south: part('South'), west: part('West') },
  };
}

function restaurantOf(number: number, guides: ReadonlyMap<string, Guide>, pictures: readonly string[]) {
  const pick = pickFrom(numbersFrom(number + 1e6));
  const [guide, { regions }] = pick([...guides]);
  const hours = [['11:30', '22:00']];
  return {
    name: `${pick(lists.ADJECTIVES)} ${pick(lists.HOUSES)} ${number} (${pick(lists.PLACES)} Village)`,
    guide,
    region: pick(Object.keys(regions)),
    cuisine: pick(lists.CUISINES),
    rating: pick([3.9, 4.1, 4.3, 4.5, 4.7]),
    category: pick(['Savoury', 'Dessert']),
    favoriteOrder: `${pick(lists.PLACES)} ${pick(lists.MAIN).name} ${pick(lists.DISHES)}`,
    image: { name: pick(pictures), alt: 'A full plate on a wooden table, seen from above' },
    hours: { tue: hours, wed: hours, thu: hours, fri: hours, sat: hours },
  };
}

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'));

/**
 * Writes so many recipes and as many restaurants beside those that are there, the same for the same numbers, out of lists
 * of words and the pictures at hand; and cities for the restaurants.
 *
 * @param data the folder of a site's content
 */
export function writeGenerated(data: string, count: number): void {
  const pictures = readdirSync(join(data, 'pictures')).map((file) => file.replace(/\.\w+$/, ''));
  const dishes = pictures.filter((name) => /^(dish|restaurant|type)-/.test(name));
  const { groceries } = readYaml(join(data, 'groceries.yaml'));
  const guides = new Map<string, Guide>(
    readdirSync(join(data, 'guides'))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file.replace('.yaml', ''), readYaml(join(data, 'guides', file))]),
  );
  for (const folder of ['recipes', 'restaurants']) mkdirSync(join(data, folder), { recursive: true });
  const cities = new Map([...guides].filter(([, { layout }]) => layout !== 'picks'));
  for (let number = cities.size + 1; number <= count / OF_A_CITY; number += 1) {
    const [name, city] = [`generated-${number}`, cityOf(number)];
    cities.set(name, city);
    writeFileSync(join(data, 'guides', `${name}.yaml`), stringify(city));
  }
  for (let number = 1; number <= count; number += 1) {
    const recipe = recipeOf(number, dishes, groceries);
    writeFileSync(recipeFile(data, number), stringify(recipe));
    const restaurant = join(data, 'restaurants', `generated-${number}.yaml`);
    writeFileSync(restaurant, stringify(restaurantOf(number, cities, dishes)));
  }
}

/** Number and address of a generated recipe, by its place among them. */
export function generatedRecipe(place: number): { id: number; slug: string } {
  return { id: FIRST + place, slug: `generated-${place}` };
}

const recipeFile = (data: string, number: number) => join(data, 'recipes', `generated-${number}.yaml`);

/** Title of the first generated recipe. */
export function generatedTitle(data: string): string {
  return readYaml(recipeFile(data, 1)).title;
}
