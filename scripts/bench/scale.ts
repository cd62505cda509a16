import '@/scripts/load-env';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Allergen, RecipeInput } from '@/lib/content/schema/recipe';
import { cloneProject } from '@/scripts/clone';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { filesUnder, OUT } from '@/scripts/export';

const USAGE = `npm run bench:scale                    builds with 1,000 generated recipes and as many restaurants
npm run bench:scale -- 100 5000        other numbers, one build each`;

/** First number of generated recipes, above those that people give. */
const FIRST_ID = 10_000;
const RESTAURANTS_PER_CITY = 100;

/** Entries of an ingredient list, from "<id> <amount>"; the id is a key of data/groceries.yaml. */
const listed = (text: string) =>
  text.split(',').map((entry) => {
    const [id = ''] = entry.split(' ');
    return { id, name: id.replaceAll('-', ' '), amount: entry.slice(id.length + 1), buy: id };
  });

const BASE = listed(
  'onion 300 g,garlic 4 cloves,ginger 20 g,celery 100 g,carrot 200 g,olive-oil 3 tbsp,cumin 2 tsp,paprika 1 tbsp,turmeric 1/2 tsp,tomato-paste 2 tbsp',
);
const MAIN = listed(
  'potato 500 g,zucchini 400 g,mushrooms 250 g,chicken-thighs 600 g,salmon 500 g,firm-tofu 400 g,canned-chickpeas 480 g,canned-tomatoes 400 g,coconut-milk 400 ml,spinach 200 g,broccoli 300 g,quinoa 180 g',
);
const FINISH = listed(
  'parsley 20 g,cilantro 16 g,dill 10 g,feta 120 g,yogurt 150 g,sesame-seeds 2 tbsp,honey 1 tbsp,soy-sauce 2 tbsp,butter 30 g,rice-vinegar 1 tbsp',
);
const ADJECTIVES = 'Smoky,Bright,Slow,Golden,Rustic,Crisp,Velvet,Sunday,Winter,Harbour,Garden'.split(',');
const PLACES = 'Lisbon,Busan,Oaxaca,Tbilisi,Hanoi,Palermo,Beirut,Quebec,Osaka,Izmir,Cusco,Accra'.split(',');
const DISHES = 'Stew,Curry,Bake,Soup,Bowl,Braise,Gratin,Salad,Skillet,Pilaf,Chowder'.split(',');
const HOUSES = 'Kitchen,Table,Counter,Canteen,Grill,Diner,Bakery,Tavern'.split(',');
const CUISINES = 'Korean,Japanese,Italian,Persian,Mexican,Greek,Thai,Canadian,Turkish'.split(',');
const SENTENCES = `Heat the pan before anything goes in, so that it browns.
Most of the time needs no attention.
Smell ground spices first and take more of old ones.
The liquid reduces to a sauce by the end.
Stir along the bottom and scrape it loose with a splash of water.
It tastes better on the next day.
Watch the colour rather than the clock.
Taste, wait a moment, and taste again before you add salt.
Leave it alone for longer than feels right, so that a crust forms.
Add something sour at the end.
Any market with fresh produce has what you need.
Cool it in a wide dish, so that it is cold within the hour.
Reheat it over low heat with a splash of water.
It keeps for three days in the fridge.
Add the leaves last, off the heat, so that they stay green.
Use the widest pan you have.`.split('\n');

type Random = {
  /** One entry of a list. */
  pick: <T>(list: readonly T[]) => T;
  /** Several different entries of a list. */
  pickSome: <T>(list: readonly T[], count: number) => T[];
  /** Several different sentences. */
  prose: (count: number) => string;
};

/** Random choices that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const pickSome = <T>(list: readonly T[], count: number) => {
    const found = new Set<T>();
    while (found.size < Math.min(count, list.length)) found.add(pick(list));
    return [...found];
  };
  return { pick, pickSome, prose: (count) => pickSome(SENTENCES, count).join(' ') };
}

type Groceries = Readonly<Record<string, { contains?: Allergen[] }>>;

/** A recipe of the usual length: three groups of ingredients, six steps, tips and swaps. */
function recipeOf(number: number, pictures: readonly string[], groceries: Groceries): RecipeInput {
  const { pick, pickSome, prose } = randomFrom(number);
  const [base, main, finish] = [pickSome(BASE, 5), pickSome(MAIN, 5), pickSome(FINISH, 4)];
  const ingredients = [...base, ...main, ...finish];
  const cuisine = pick(CUISINES);
  const star = pick(main).name;
  const capitals = star.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const title = `${pick(ADJECTIVES)} ${pick(PLACES)} ${capitals} ${pick(DISHES)} ${number}`;
  const links = (items: typeof base) => items.map(({ id }) => `{${id}}`).join(', ');
  const step = (id: string, text: string, minutes: number) => ({
    id,
    title: `${pick(ADJECTIVES)} step: ${id}`,
    text: `${text} for {~${id}}. ${prose(2)}`,
    durations: [{ id, label: id, minutes, attention: 'active' as const }],
    cue: prose(1),
  });
  const steps = [
    step('cut', 'Wash, peel and cut everything to pieces of {#2 cm}', 15),
    step('soften', `Stir ${links(base)} over medium heat`, 10),
    step('brown', `Add ${links(main.slice(0, 3))} and keep the heat high`, 10),
    step('simmer', `Add ${links(main.slice(3))}, cover and leave it`, 25),
    step('rest', 'Take the pan from the heat and leave it', 10),
    step('finish', `Add ${links(finish)} and stir`, 5),
  ];
  return {
    id: FIRST_ID + number,
    slug: `generated-${number}`,
    title,
    category: pick(['Noodles', 'Pasta', 'Legumes', 'Soybean', 'Salad', 'Pork', 'High Protein']),
    types: pickSome(['one-pot', 'high-protein', 'chicken', 'beef', 'noodles', 'salads', 'legumes'], 2),
    cuisine,
    keywords: [star, ...pickSome(DISHES, 3).map((dish) => `${cuisine} ${dish}`)],
    description: `${title}, with ${main[1]?.name} and ${finish[0]?.name}, in a little over an hour.`,
    dek: prose(2),
    picture: { name: pick(pictures), alt: `A plate of ${title}`, focus: [40 + (number % 20), 45] },
    times: { prep: 15, cook: 60, total: 75, card: 75 },
    yield: { amount: pick([2, 4, 6]), unit: 'serving' },
    difficulty: pick(['Beginner', 'Easy', 'Medium'] as const),
    published: new Date(Date.UTC(2020 + (number % 6), number % 12, 1 + (number % 28)))
      .toISOString()
      .slice(0, 10),
    allergens: [...new Set(ingredients.flatMap(({ id }) => groceries[id]?.contains ?? []))].sort(),
    blocks: [
      {
        type: 'ingredients',
        groups: [
          { title: 'Base', items: base },
          { title: 'Main', items: main },
          { title: 'To finish', items: finish },
        ],
      },
      { type: 'equipment', items: ['Wide pan with a lid', 'Chopping board', 'Wooden spoon', 'Large bowl'] },
      { type: 'method', groups: [{ steps }] },
      {
        type: 'tips',
        title: 'Key tips',
        items: ['Salt early', 'Dry it well', 'Cut it evenly'].map((tip) => ({ title: tip, text: prose(2) })),
      },
      { type: 'keeping', title: 'Storage', ahead: prose(1), fridge: prose(1), reheat: prose(1) },
      {
        type: 'swaps',
        title: 'Substitutes',
        items: pickSome(main, 2).map(({ id }) => ({ for: id, title: pick(MAIN).name, text: prose(1) })),
      },
    ],
  };
}

/** A city guide without a map, in four regions. */
function cityOf(number: number) {
  const name = `Generated City ${number}`;
  const region = (side: string) => ({ name: `${side} of City ${number}`, text: `The ${side} of ${name}.` });
  return {
    title: `${name}, in four parts`,
    description: `Where to eat in ${name}, one side of its river at a time.`,
    dek: 'Four parts, one river.',
    name,
    country: 'CA',
    timeZone: 'America/Toronto',
    regions: { north: region('North'), east: region('East'), south: region('South'), west: region('West') },
  };
}

type Guide = { layout?: string; regions: Record<string, unknown> };

function restaurantOf(number: number, guides: ReadonlyMap<string, Guide>, pictures: readonly string[]) {
  const { pick } = randomFrom(number + 1e6);
  const [guide, { regions }] = pick([...guides]);
  const hours = [['11:30', '22:00']];
  return {
    name: `${pick(ADJECTIVES)} ${pick(HOUSES)} ${number} (${pick(PLACES)} Village)`,
    guide,
    region: pick(Object.keys(regions)),
    cuisine: pick(CUISINES),
    rating: pick([3.9, 4.1, 4.3, 4.5, 4.7]),
    category: pick(['Savoury', 'Dessert']),
    favoriteOrder: `${pick(PLACES)} ${pick(DISHES)}`,
    image: { name: pick(pictures), alt: 'A full plate on a wooden table, seen from above' },
    hours: { tue: hours, wed: hours, thu: hours, fri: hours, sat: hours },
  };
}

/**
 * Adds generated recipes, as many restaurants, and cities for them. The same count gives the same files.
 *
 * @param data folder of a site's content
 */
export function writeGenerated(data: string, count: number): void {
  const readYaml = (...path: string[]) => parse(readFileSync(join(data, ...path), 'utf8'));
  const writeYaml = (folder: string, number: number, content: unknown) => {
    mkdirSync(join(data, folder), { recursive: true });
    writeFileSync(join(data, folder, `generated-${number}.yaml`), stringify(content));
  };
  const pictures = readdirSync(join(data, 'pictures'))
    .filter((file) => /^(dish|restaurant|type)-/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''));
  const groceries: Groceries = readYaml('groceries.yaml').groceries;
  const guideFiles = readdirSync(join(data, 'guides')).filter((file) => file.endsWith('.yaml'));
  const guides = guideFiles.map((file): [string, Guide] => [file.slice(0, -5), readYaml('guides', file)]);
  const cities = new Map(guides.filter(([, { layout }]) => layout !== 'picks'));
  for (let number = cities.size + 1; number <= count / RESTAURANTS_PER_CITY; number += 1) {
    cities.set(`generated-${number}`, cityOf(number));
    writeYaml('guides', number, cityOf(number));
  }
  for (let number = 1; number <= count; number += 1) {
    writeYaml('recipes', number, recipeOf(number, pictures, groceries));
    writeYaml('restaurants', number, restaurantOf(number, cities, pictures));
  }
}

/** Parent and resident memory in bytes of every process, from /proc (Linux only). */
function processes(): { id: number; parent: number; memory: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return { id: Number(name), parent: field('PPid'), memory: 1024 * field('VmRSS') };
      } catch {
        // The process has ended since the folder was read.
        return [];
      }
    });
}

/** Resident memory in bytes of a process and its descendants; shared pages count once per process. */
function memoryOf(root: number): number {
  const all = processes().sort((one, other) => one.id - other.id);
  const tree = new Set([root]);
  for (const { id, parent } of all) if (tree.has(parent)) tree.add(id);
  return all.reduce((sum, { id, memory }) => sum + (tree.has(id) ? memory : 0), 0);
}

/** Builds a site from nothing but encoded pictures. Returns what it took. */
async function measureBuild(site: string) {
  for (const folder of [OUT, '.next', '.content'])
    rmSync(join(site, folder), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] });
  let memory = 0;
  const timer = setInterval(() => {
    if (process.platform === 'linux') memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new UsageError('The build failed.');
  const out = join(site, OUT);
  const files = filesUnder(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  return {
    'time, s': Math.round((performance.now() - start) / 1000),
    'memory, GB': (memory / 1e9).toFixed(2),
    files: files.length,
    'size, MB': Math.round(bytes / 1e6),
  };
}

async function main(): Promise<void> {
  const { positionals } = readArguments({}, USAGE);
  const counts = (positionals.length > 0 ? positionals : ['1000']).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) throw new UsageError(USAGE);
  process.env.PICTURE_CACHE ||= resolve('.cache/pictures');
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const site = join(folder, 'site');
  const rows: Record<string, object> = {};
  try {
    cloneProject(site);
    for (const count of counts.sort((one, other) => one - other)) {
      writeGenerated(join(site, 'data'), count);
      rows[count] = await measureBuild(site);
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Not when another script imports the generator.
if (process.argv[1]?.endsWith('scale.ts')) await runCommand(main);
