/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';

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


it.each<[what: string, changes: Change[], file: string, field: string, found: string, allowed: string]>([
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
    'an id in sources: cooking, storage, leftovers, at-risk, freezing',
  ],
])('reports %s', (_, changes, file, field, found, allowed) => {
  expect(problemsAfter(...changes)).toEqual([{ file, field, found, allowed }]);
});

it('reports an authority that is not in the file', () => {
  expect(
    problemsAfter(['data/site.yaml', 'foodSafety: health-canada', 'foodSafety: health']).map(
      ({ field }) => field,
    ),
  ).toEqual(['foodSafety']);
});
