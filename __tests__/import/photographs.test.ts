import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { tempFolder } from '@/__tests__/temp-folder';
import { placePhotograph } from '@/scripts/import/photographs';
import { newRedirects, writeRedirects } from '@/scripts/import/redirects';
import { importRecipes } from '@/scripts/import/run';
import { importSite } from './kitchen';

jest.setTimeout(60_000);

const photo = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
const home = process.cwd();
beforeEach(() => process.chdir(importSite()));
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
    expect(readdirSync('data/pictures')).toEqual(['stew.webp', 'toast-step.webp', 'toast.webp']);
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

  it('named by a path in a Markdown text is that of its draft', async () => {
    const folder = tempFolder({
      'posts/stew.md': '---\ntitle: Stew\nimage: ../images/onions.jpg\n---\n\n## Ingredients\n\n- 1 onion\n',
      'images/onions.jpg': await photo(1600),
    });
    await importRecipes({ paths: [folder], isDry: false, isAgain: false });
    expect(readFileSync('data/recipes/stew.yaml', 'utf8')).toContain('  name: stew\n');
    expect(readdirSync('data/pictures')).toContain('stew.webp');
  });
});

const RECIPE = {
  '@type': 'Recipe',
  name: 'Stew',
  image: 'https://blog.test.org/uploads/stew.jpg',
  recipeIngredient: ['1 onion'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Cut the onion.', image: 'https://blog.test.org/uploads/cut.jpg' },
    { '@type': 'HowToStep', text: 'Fry it.', image: 'https://blog.test.org/uploads/fry.jpg' },
    { '@type': 'HowToStep', text: 'Eat.', image: 'https://blog.test.org/uploads/eat.jpg' },
  ],
};
const PAGE = `<html><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></html>`;
const run = async (path: string, options = {}) =>
  (await importRecipes({ paths: [path], isDry: false, isAgain: false, ...options })).outcomes;
const draftOf = (name: string) => readFileSync(`data/recipes/${name}.yaml`, 'utf8');

describe('photographs of a saved page', () => {
  const saved = async () => ({
    'Stew.html': PAGE,
    'Stew_files/stew-1600x800.jpg': await photo(1600),
    'Stew_files/stew-300x150.jpg': await photo(300),
    'Stew_files/cut.jpg': await photo(1300),
    'Stew_files/fry(1).jpg': await photo(700),
    'Stew_files/other.jpg': await photo(1600),
    'Stew_files/frame.html': '<html>an advertisement</html>',
  });

  it('come from its folder: the dish, and those of the steps', async () => {
    const [outcome, ...others] = await run(tempFolder(await saved()));
    expect(others).toEqual([]);
    expect(outcome?.state).toBe('written');
    expect(readdirSync('data/pictures')).toEqual([
      'stew-step-1.webp',
      'stew.webp',
      'toast-step.webp',
      'toast.webp',
    ]);
    expect(readdirSync('.cache/import-pictures')).toEqual(['stew-step-2.jpg']);
    expect(outcome?.open?.filter((point) => point.startsWith('picture'))).toEqual([
      'picture of the step “Cut the onion”: 1300 × 650 px is a little small, from https://blog.test.org/uploads/cut.jpg; with a larger one: npm run add-picture -- FILE stew-step-1 --replace',
      'picture of the step “Fry”: 700 × 350 px is too small; it is in .cache/import-pictures/stew-step-2.jpg, from https://blog.test.org/uploads/fry.jpg; with a larger one: npm run add-picture -- FILE stew-step-2, and name it in the step: picture: { name, alt }',
      'picture of the step “Eat”: save https://blog.test.org/uploads/eat.jpg, then: npm run add-picture -- FILE stew-step-3, and name it in the step: picture: { name, alt }',
    ]);
    expect(draftOf('stew').match(/name: stew\S*/g)).toEqual(['name: stew', 'name: stew-step-1']);
  });

  it('are found for a page that is named alone', async () => {
    const folder = tempFolder(await saved());
    expect(await run(`${folder}/Stew.html`)).toHaveLength(1);
    expect(draftOf('stew')).toContain('  name: stew\n');
  });

  it('change nothing in a second run, and are not written in a dry one', async () => {
    const folder = tempFolder(await saved());
    const [dry] = await run(folder, { isDry: true });
    expect(dry?.open?.filter((point) => point.startsWith('picture of'))).toHaveLength(3);
    expect(readdirSync('data/pictures')).toEqual(['toast-step.webp', 'toast.webp']);
    await run(folder);
    const before = draftOf('stew');
    expect((await run(folder, { isAgain: true })).map(({ state }) => state)).toEqual(['unchanged']);
    expect(draftOf('stew')).toBe(before);
  });
});

describe('photographs of Mealie', () => {
  const zip = (files: Record<string, unknown>) =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, value]) => [
            name,
            value instanceof Uint8Array ? value : strToU8(JSON.stringify(value)),
          ]),
        ),
      ),
    );

  it('come from the folder of the recipe in a backup, and its assets from the text of a step', async () => {
    const id = '0f3c9a1e-1111-4222-8333-123456789abc';
    const backup = zip({
      'database.json': {
        recipes: [{ id: id.replaceAll('-', ''), slug: 'stew', name: 'Stew' }],
        recipes_ingredients: [{ recipe_id: id.replaceAll('-', ''), note: '1 onion', position: 0 }],
        recipe_instructions: [
          {
            recipe_id: id.replaceAll('-', ''),
            text: `Fry the onion. ![](/api/media/recipes/${id}/assets/fry.webp)`,
            position: 0,
          },
        ],
      },
      [`data/recipes/${id}/images/original.webp`]: await photo(1600),
      [`data/recipes/${id}/images/tiny-original.webp`]: await photo(100),
      [`data/recipes/${id}/assets/fry.webp`]: await photo(1600),
    });
    await run(tempFolder({ 'mealie.zip': backup }));
    expect(draftOf('stew').match(/name: stew\S*/g)).toEqual(['name: stew', 'name: stew-step-1']);
    expect(draftOf('stew')).not.toContain('/api/media');
  });

  it('come from the folder of an older export, by the address of the recipe', async () => {
    const old = zip({
      'recipes/stew/stew.json': {
        slug: 'stew',
        name: 'Stew',
        recipeIngredient: ['1 onion'],
        recipeInstructions: [{ text: 'Fry the onion.' }],
      },
      'recipes/stew/images/original.jpg': await photo(1600),
      'recipes/pie/images/original.jpg': await photo(1700),
    });
    await run(tempFolder({ 'mealie.zip': old }));
    expect(draftOf('stew')).toContain('  name: stew\n');
    expect((await sharp('data/pictures/stew.webp').metadata()).width).toBe(1600);
  });
});

describe('redirects', () => {
  const moves = [
    { address: 'https://blog.test.org/2019/stew/', to: '/recipes/stew' },
    { address: 'https://blog.test.org/?p=7', to: '/recipes/pie' },
    { address: 'https://blog.test.org/recipe?id=8&lang=de', to: '/recipes/soup' },
    { address: 'https://blog.test.org/2020/%ec%a3%bd/', to: '/recipes/juk' },
    { address: 'https://blog.test.org/about/', to: '/recipes/about' },
    { address: 'https://blog.test.org/2019/stew', to: '/recipes/pie' },
    { address: 'https://blog.test.org/recipes/pie', to: '/recipes/pie' },
  ];

  it('lead from old paths once, not from addresses with two parameters, that stay, or that have a page', () => {
    expect(newRedirects(moves, new Set(), new Set(['/about']))).toEqual({
      redirects: [
        { from: '/2019/stew', to: '/recipes/stew' },
        { from: '/?p=7', to: '/recipes/pie' },
        { from: '/2020/죽', to: '/recipes/juk' },
      ],
      unusable: ['https://blog.test.org/recipe?id=8&lang=de'],
    });
  });

  it('are added once, and comments of the file stay', async () => {
    const [move] = moves;
    if (!move) throw new Error('There is no move.');
    await writeRedirects([move], true);
    expect(readdirSync('data')).not.toContain('redirects.yaml');
    await writeRedirects([move], false);
    expect(await writeRedirects([move], false)).toContain('0 redirects written to data/redirects.yaml');
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
