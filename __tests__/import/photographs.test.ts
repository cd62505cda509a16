/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { asYaml } from '@/__tests__/content/content-folder';
import { tempFolder } from '@/__tests__/temp-folder';
import { placePhotograph } from '@/scripts/import/photographs';
import { newRedirects, writeRedirects } from '@/scripts/import/redirects';
import { importRecipes } from '@/scripts/import/run';

jest.setTimeout(60_000);

const photo = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
const home = process.cwd();
beforeEach(() =>
  process.chdir(
    tempFolder(
      asYaml({
        'data/vocabulary.yaml': { recipeTypes: ['one-pot'], categories: ['Soup'], diets: [], times: [] },
        'data/foods.yaml': {},
        'data/groceries.yaml': { aisles: ['Shelf'], groceries: {} },
        'data/pictures/ladle.webp': '',
      }),
    ),
  ),
);
afterEach(() => process.chdir(home));

const place = async (width: number) =>
  placePhotograph([{ bytes: await photo(width), address: 'https://blog.test.org/a.jpg' }], {
    name: 'stew',
    folder: 'data/pictures',
    paper: '#ffffff',
  });

describe('a photograph of an export', () => {
  it('that is large enough becomes a picture', async () => {
    expect(await place(1600)).toEqual({ name: 'stew' });
    expect(readdirSync('data/pictures')).toEqual(['ladle.webp', 'stew.webp']);
  });

  it('that is a little small becomes one with a warning', async () => {
    expect(await place(1300)).toEqual({
      name: 'stew',
      point:
        'picture: 1300 × 650 px is a little small, from https://blog.test.org/a.jpg; with a larger one: npm run add-picture -- FILE stew --replace',
    });
  });

  it('that is too small is laid aside with the command for a larger one', async () => {
    expect(await place(800)).toEqual({
      point:
        'picture: 800 × 400 px is too small; it is in .cache/import-pictures/stew.jpg, from https://blog.test.org/a.jpg; with a larger one: npm run add-picture -- FILE stew',
    });
    expect(readdirSync('.cache/import-pictures')).toEqual(['stew.jpg']);
  });

  it('that is only an address, or broken, is an open point', async () => {
    const options = { name: 'stew', folder: 'data/pictures', paper: '#ffffff' };
    expect(await placePhotograph([{ address: 'https://blog.test.org/a.jpg' }], options)).toEqual({
      point: 'picture: save https://blog.test.org/a.jpg, then: npm run add-picture -- FILE stew',
    });
    expect(await placePhotograph([{ bytes: Buffer.from('no picture') }], options)).toEqual({
      point: 'picture: the photograph in the export cannot be read',
    });
  });

  it('beside the file of a recipe is that of its draft', async () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Stew',
      recipeIngredient: ['1 onion'],
      recipeInstructions: ['Fry the onion.'],
    };
    const folder = tempFolder({
      'Stew/recipe.json': JSON.stringify(recipe),
      'Stew/full.jpg': await photo(1600),
    });
    const { outcomes } = await importRecipes({ paths: [folder], isDry: false, isAgain: false });
    expect(outcomes.map(({ state }) => state)).toEqual(['written']);
    expect(readFileSync('data/recipes/stew.yaml', 'utf8')).toContain('  name: stew\n');
  });
});

describe('redirects', () => {
  const moves = [
    { address: 'https://blog.test.org/2019/stew/', to: '/recipes/stew' },
    { address: 'https://blog.test.org/?p=7', to: '/recipes/pie' },
    { address: 'https://blog.test.org/recipes/pie', to: '/recipes/pie' },
  ];

  it('lead from old paths, not from addresses with a query or that stay', () => {
    expect(newRedirects(moves, new Set())).toEqual({
      redirects: [{ from: '/2019/stew', to: '/recipes/stew' }],
      unusable: ['https://blog.test.org/?p=7'],
    });
  });

  it('are added once, and comments of the file stay', async () => {
    await writeRedirects(moves, true);
    expect(readdirSync('data')).not.toContain('redirects.yaml');
    await writeRedirects(moves, false);
    expect(await writeRedirects(moves, false)).toContain('0 redirects written to data/redirects.yaml');
    expect(readFileSync('data/redirects.yaml', 'utf8')).toBe(
      '# yaml-language-server: $schema=../.content/schema/redirects.json\n\n- from: /2019/stew\n  to: /recipes/stew\n',
    );
  });

  it('are those of recipes that are published here', async () => {
    const page = `<link rel="canonical" href="https://blog.test.org/2019/stew/"><script type="application/ld+json">${JSON.stringify(
      {
        '@type': 'Recipe',
        name: 'Stew',
        recipeIngredient: ['1 onion'],
        recipeInstructions: ['Fry the onion.'],
      },
    )}</script>`;
    const options = {
      paths: [tempFolder({ 'stew.html': `<html>${page}</html>` })],
      isDry: false,
      isAgain: false,
    };
    expect((await importRecipes(options)).moves).toEqual([]);
    const draft = readFileSync('data/recipes/stew.yaml', 'utf8');
    writeFileSync('data/recipes/stew.yaml', draft.replace('status: draft\n', ''));
    expect((await importRecipes(options)).moves).toEqual([
      { address: 'https://blog.test.org/2019/stew/', to: '/recipes/stew' },
    ]);
  });
});
