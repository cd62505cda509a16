import { readFileSync } from 'node:fs';
import { deskKinds } from '@/lib/desk/collections';
import { deskFormat } from '@/lib/desk/format';
import { lostAddress } from '@/lib/desk/lost-address';

it.each([
  ['recipes', { id: 3, slug: 'stew' }, { id: 3, slug: 'soup' }, '/recipes/stew'],
  ['recipes', { id: 3, slug: 'stew' }, { id: 4, slug: 'stew' }, '/recipes/3'],
  ['recipes', { id: 3, slug: 'stew', customLink: '/stew' }, { id: 3, slug: 'stew' }, '/stew'],
  [
    'recipes',
    { id: 3, slug: 'stew', customLink: '/stew' },
    { id: 3, slug: 'soup', customLink: '/stew' },
    undefined,
  ],
  ['recipes', { id: 3, slug: 'stew', status: 'draft' }, { id: 3, slug: 'soup' }, undefined],
  ['pages', { path: '/pots', alsoAt: ['/pans'] }, { path: '/pots', alsoAt: [] }, '/pans'],
  ['pages', { path: '/pots' }, { path: '/pans', alsoAt: ['/pots'] }, undefined],
  ['markets', { guide: 'islands' }, { guide: 'valley' }, '/travel/islands/…'],
  ['guides', { title: 'Islands' }, { title: 'The Islands' }, undefined],
  ['restaurants', { name: 'Quay' }, { name: 'Pier' }, undefined],
] as const)('%s: %j to %j loses %s', (source, before, after, lost) => {
  expect(lostAddress(source, before, after)).toBe(lost);
});

it('a form that would lose an address is not saved', () => {
  const format = deskFormat(deskKinds().recipes, {});
  const form = format.fromFile(readFileSync('__tests__/fixtures/data/recipes/oat-dumplings.yaml', 'utf8'));
  expect(() => format.toFile({ ...form, slug: 'dumplings' })).toThrow(
    expect.objectContaining({
      message: 'saving_failed',
      cause: expect.objectContaining({
        message: expect.stringContaining('The page would lose its address /recipes/oat-dumplings,'),
      }),
    }),
  );
});
