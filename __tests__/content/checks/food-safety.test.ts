/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';

const STEW = 'data/recipes/barley-stew.yaml';
const BOWLS = 'data/recipes/rice-bowls.yaml';
const GROCERIES = 'data/groceries.yaml';
const SAFETY = 'data/food-safety.yaml';

type Change = [file: string, written: string, instead: string];

/** Parts of the fixture site that recipes are checked against. */
const PARTS = ['foods', 'food-safety', 'groceries', 'site', 'vocabulary'].map((name) => `data/${name}.yaml`);

/** Files of which problems are expected; others lack the pages they link to. */
const CHECKED = ['data/recipes/', 'data/groceries.', 'data/food-safety.', 'data/site.'];

/** Problems of the recipes of the fixture site, and of these parts, with texts replaced. */
function problemsAfter(...changes: Change[]) {
  const root = tempFolder();
  for (const part of [...PARTS, 'data/recipes', 'data/pictures'])
    cpSync(join('__tests__/fixtures', part), join(root, part), { recursive: true });
  for (const [file, written, instead] of changes) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(written)) throw new Error(`${file} does not contain “${written}”.`);
    writeFileSync(join(root, file), text.replace(written, instead));
  }
  return readContent({ root })
    .problems.filter(({ file }) => CHECKED.some((part) => file.startsWith(part)))
    .map(({ file, field, found, allowed }) => ({ file, field, found, allowed }));
}

const COOKING = 'Health Canada, Safe internal cooking temperatures (2024)';
const STORAGE = 'Health Canada, Safe food storage (2024)';

it.each<[what: string, changes: Change[], file: string, field: string, found: string, allowed: string]>([
  [
    'raw food that no step cooks',
    [[BOWLS, '            cooks: [chicken]\n', '']],
    BOWLS,
    'blocks[0].items[0].id',
    '“chicken”, which no step cooks',
    `a step with cooks: [chicken] and {@74} or more in its text or safety; 74 °C for poultry-pieces: ${COOKING}`,
  ],
  [
    'a step that stops too early',
    [[BOWLS, '{@74}', '{@68}']],
    BOWLS,
    'blocks[2].groups[0].steps[1].cooks',
    '“chicken” at 68 °C',
    `{@74} or more in its text or safety, or underdone: why not and for whom that matters; 74 °C for poultry-pieces: ${COOKING}`,
  ],
  [
    'a step with the temperature of the oven only',
    [[BOWLS, 'Measure the thickest piece: {@74}.', 'Keep it warm at {@120}.']],
    BOWLS,
    'blocks[2].groups[0].steps[1].cooks',
    '“chicken” without a temperature of its middle',
    `{@74} or more in its text or safety, or underdone: why not and for whom that matters; 74 °C for poultry-pieces: ${COOKING}`,
  ],
  [
    'a substitute that does not say its kind',
    [[STEW, 'title: mushrooms, kind: none', 'title: mushrooms']],
    STEW,
    'blocks[8].items[1].kind',
    'nothing',
    'a kind of data/food-safety.yaml, or none, as it replaces red-meat',
  ],
  [
    'a substitute that needs more heat',
    [[STEW, 'title: lamb neck, kind: red-meat', 'title: chicken thigh, kind: poultry-pieces']],
    STEW,
    'blocks[8].items[0].text',
    '“chicken thigh” at 71 °C',
    `{@74} or more here or in the step that cooks beef; 74 °C for poultry-pieces: ${COOKING}`,
  ],
  [
    'a raw substitute of what was not raw',
    [[STEW, '{ for: barley, title: farro,', '{ for: barley, title: shrimp, kind: shellfish,']],
    STEW,
    'blocks[8].items[2].text',
    '“shrimp” without a temperature',
    `{@74} or more here or in the step that cooks barley; 74 °C for shellfish: ${COOKING}`,
  ],
  [
    'food that is raw for too long',
    [
      [STEW, 'label: Marinate the beef, minutes: 15', 'label: Marinate the beef, minutes: 6 days'],
      [STEW, 'prep: 40, cook: 40, total: 80, card: 40', 'prep: 8665, cook: 40, total: 8705, card: 8665'],
      [STEW, 'Leave it for {~marinate},', 'Leave it at {@4} for {~marinate},'],
    ],
    STEW,
    'blocks[3].groups[1].steps[2].cooks',
    '“beef”, raw for 6 days before this step',
    `at most 4 days for red-meat: ${STORAGE}`,
  ],
  [
    'hours with raw food and no fridge',
    [
      [STEW, 'label: Marinate the beef, minutes: 15', 'label: Marinate the beef, minutes: 12 hours'],
      [STEW, 'prep: 40, cook: 40, total: 80, card: 40', 'prep: 750, cook: 40, total: 790, card: 750'],
    ],
    STEW,
    'blocks[3].groups[0].steps[0].text',
    '“season”, longer than 2 hours with raw beef',
    `{@4} or colder in its text or safety, the temperature of the fridge: ${STORAGE}`,
  ],
  [
    'leftovers that stay lukewarm',
    [[BOWLS, 'Three minutes, until it steams in the middle.', 'Three minutes, to {@60} in the middle.']],
    BOWLS,
    'blocks[3].reheat',
    '60 °C',
    `{@74} or more for leftovers: ${COOKING}`,
  ],
  [
    'a total that its shortest parts do not give',
    [['data/recipes/chickpea-block.yaml', 'total: [720, 1560]', 'total: [1440, 1560]']],
    'data/recipes/chickpea-block.yaml',
    'times.total',
    '[1440, 1560]',
    '720 as the shortest time, which is prep 600 + cook 120',
  ],
  [
    'a vegan mark on a dish with chicken',
    [[BOWLS, 'diets: [dairy-free]', 'diets: [vegan]']],
    BOWLS,
    'diets[0]',
    '“vegan” with chicken thighs (not vegan), honey (not vegan)',
    'only diets that the recipe follows, or food that fits, with an entry of its own in data/groceries.yaml: gluten-free soy sauce',
  ],
  [
    'a mark that a grocery does not carry',
    [
      [
        GROCERIES,
        'name: walnuts, aisle: Dry shelf, contains: [Tree nuts], vegetarian: yes',
        'name: walnuts, aisle: Dry shelf, contains: [Tree nuts]',
      ],
    ],
    'data/recipes/herb-salad.yaml',
    'diets[0]',
    '“vegetarian” with walnuts, which do not say if they are',
    'groceries with vegetarian: no, yes or depends in data/groceries.yaml',
  ],
  [
    'a grocery that depends on nothing',
    [[GROCERIES, ', dependsOn: fined without gelatin', '']],
    GROCERIES,
    'groceries.cider-vinegar.dependsOn',
    'nothing',
    'what makes it vegetarian, exactly if `vegetarian` is depends',
  ],
  [
    'a value without a source',
    [[SAFETY, 'poultry-pieces: { at: 74, source: cooking }', 'poultry-pieces: { at: 74, source: cookbook }']],
    SAFETY,
    'authorities.health-canada.cook.poultry-pieces.source',
    '“cookbook”',
    'an id in sources: cooking, storage',
  ],
])('reports %s', (_, changes, file, field, found, allowed) => {
  expect(problemsAfter(...changes)).toEqual([{ file, field, found, allowed }]);
});

it('accepts less heat with the reason, and for whom that matters', () => {
  expect(
    problemsAfter(
      [BOWLS, '{@74}', '{@68}'],
      [
        BOWLS,
        '            cooks: [chicken]\n',
        '            cooks: [chicken]\n            underdone: Not for children.\n',
      ],
    ),
  ).toEqual([]);
});

it('follows the authority that the site chooses', () => {
  const usda: Change = ['data/site.yaml', 'foodSafety: health-canada', 'foodSafety: usda'];
  expect(problemsAfter(usda)).toEqual([]);
  expect(problemsAfter(usda, [STEW, '{@71}', '{@60}'])).toMatchObject([
    {
      found: '“beef” at 60 °C',
      allowed: expect.stringContaining(
        '63 °C for red-meat: USDA, Safe Minimum Internal Temperature Chart (2020)',
      ),
    },
  ]);
});

it('reports an authority that is not in the file', () => {
  expect(
    problemsAfter(['data/site.yaml', 'foodSafety: health-canada', 'foodSafety: health']).map(
      ({ field }) => field,
    ),
  ).toEqual(['foodSafety']);
});
