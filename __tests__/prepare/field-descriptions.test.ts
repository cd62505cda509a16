/** @jest-environment node */
import { tempFolder } from '@/__tests__/temp-folder';
import { formatProblem } from '@/lib/content/problem';
import { describeFields } from '@/scripts/prepare/field-descriptions';

const home = process.cwd();
afterEach(() => process.chdir(home));

const STEW = `blocks:
  - type: ingredients
    items: [{ id: leek, name: leek, amount: some }]
`;

it('explains the field of a problem by its schema, also inside of a block', () => {
  process.chdir(tempFolder({ 'data/recipes/stew.yaml': STEW }));
  const [amount, unknown] = describeFields([
    {
      file: 'data/recipes/stew.yaml',
      field: 'blocks[0].items[0].amount',
      found: '“some”',
      allowed: 'an amount',
    },
    { file: 'data/recipes/stew.yaml', field: 'blocks[0].colour', found: 'red', allowed: 'nothing' },
  ]);
  expect(amount?.about).toMatch(/^Amount at the recipe's own yield: "400 g"/);
  expect(amount && formatProblem(amount)).toMatch(/\n {2}about {4}Amount at the recipe's own yield/);
  expect(unknown).not.toHaveProperty('about');
});

it('leaves problems of files alone that are no content or gone', () => {
  process.chdir(tempFolder());
  const problems = [
    { file: 'data/pictures/a.webp', field: 'the picture itself', found: 'small', allowed: 'larger' },
    { file: 'data/recipes/gone.yaml', field: 'title', found: 'nothing', allowed: 'text' },
  ];
  expect(describeFields(problems).map(({ found }) => found)).toEqual(['small', 'nothing']);
});
