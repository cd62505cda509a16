import { parse } from 'yaml';
import { deskKinds } from '@/lib/desk/collections';
import { deskFormat } from '@/lib/desk/format';

const kinds = deskKinds();

/** Steps of a new recipe as it is written, each with its title and, where the owner gave one, its id. */
function written(steps: readonly Record<string, string>[], others: readonly string[] = []) {
  const format = deskFormat(kinds.recipes, {});
  for (const other of others) format.fromFile(other);
  const blocks = [{ type: 'method', groups: [{ title: '', steps }] }];
  return parse(format.toFile({ title: 'Kimchi stew', id: null, slug: '', blocks }));
}

const idsOf = (recipe: { blocks: { groups: { steps: { id: string }[] }[] }[] }) =>
  recipe.blocks[0]?.groups[0]?.steps.map(({ id }) => id);

it('numbers a new recipe after all others, and makes its slug from the title', () => {
  expect(written([], ['id: 7\ntitle: A\n', 'id: 40\ntitle: B\n'])).toMatchObject({
    id: 41,
    slug: 'kimchi-stew',
  });
});

it('makes ids of steps from their titles, each only once', () => {
  expect(
    idsOf(written([{ title: 'Fry it' }, { title: 'Fry it' }, { id: 'fry-it', title: 'Serve' }])),
  ).toEqual(['fry-it-2', 'fry-it-3', 'fry-it']);
});

it('numbers steps whose titles have no letter of an address', () => {
  expect(idsOf(written([{ title: '볶기' }, { title: '끓이기' }]))).toEqual(['part', 'part-2']);
});

it('gives each new recipe of a visit another number, and keeps it when it is saved again', () => {
  const format = deskFormat(kinds.recipes, {});
  format.fromFile('id: 7\ntitle: A\n');
  const numbers = ['Stew', 'Soup', 'Stew'].map((title) => parse(format.toFile({ title })).id);
  expect(numbers).toEqual([8, 9, 8]);
});
