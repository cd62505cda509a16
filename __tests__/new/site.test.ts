/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { asYaml, HALIFAX } from '@/__tests__/content/content-folder';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { newRecipe } from '@/scripts/new/drafts';
import { newSite } from '@/scripts/new/site';
import { fileHash, valueHash } from '@/scripts/publish/starter';

const FILES = {
  ...HALIFAX,
  'data/site.yaml': `# The site.
name: The Old Kitchen # as every page says it
tagline: Soup, mostly.
description: Soups from a test kitchen that nobody has to eat, written down so that everybody could.
language: en-CA
city: Halifax
contactEmail: soup@kitchen.test.org
socials:
  - { name: YouTube, href: "https://www.youtube.com/@example", note: Films }
  - { name: TikTok, href: "https://www.tiktok.com/@soup", note: Short ones }
sponsor: { title: A pot, text: A large pot., code: SOUP15 }
newsletterEndpoint: null
`,
  'data/navigation.yaml': `header:
  - { name: Soups, dropdownItems: [] }
  - { name: Meats, dropdownItems: [{ name: Beef }] }
  - { name: Trips, dropdownItems: [{ name: To the sea }] }
  - { name: About, href: /about }
footer: []
`,
  'data/search.yaml': { misspellings: {}, commonWords: [], synonyms: [] },
  'data/vocabulary.yaml': `recipeTypes:
  - { id: one-pot, tile: { text: Everything in one pot. } }
  - { id: chicken, tile: { text: Of my own birds. } }
  - beef
categories: [Soup]
diets: [vegan]
times: []
recipeGroups:
  - { title: Beans, meta: From bean to block, href: /legumes, types: [], picture: { name: sample, alt: Beans } }
`,
  'data/foods.yaml': {},
  'data/groceries.yaml': { aisles: ['Shelf'], groceries: {} },
  'data/pictures/sample.webp': 'a picture of the starter',
  'data/pictures/mine.webp': 'a picture of mine',
  'data/restaurants/pier.yaml': `guide: halifax
name: Pier (Bay)
region: downtown
cuisine: Soup
rating: 4
category: Lunch
favoriteOrder: Soup
recipe: starter-soup
`,
};
const home = process.cwd();
const text = (file: string) => readFileSync(file, 'utf8');
const parsed = (file: string) => readYaml(file, text(file)).value;

/** Publishes a recipe of one's own or of the starter. */
function addRecipe(title: string, dek: string, picture: string) {
  newRecipe(title);
  const file = `data/recipes/${title.toLowerCase().replace(' ', '-')}.yaml`;
  const written = text(file).replaceAll('✎ ', '').replace('status: draft\n', '');
  const named = written.replace(/^ {2}name: (sample|mine)$/m, `  name: ${picture}`);
  writeFiles('.', { [file]: named.replace(/^dek: .*$/m, `dek: ${dek}`) });
}

beforeEach(() => {
  process.chdir(tempFolder(asYaml(FILES)));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  addRecipe('Starter Soup', 'The soup that came with the site.', 'sample');
  addRecipe('My Soup', 'The soup of my own.', 'mine');
});
afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});

const ANSWERS = { name: 'My Kitchen', address: '', keep: [] };
const makeSite = (answers: Partial<Parameters<typeof newSite>[0]> = {}) =>
  newSite(
    { ...ANSWERS, ...answers },
    {
      values: [
        { said: 'https://www.youtube.com/@example', put: 'the address of your channel' },
        { said: 'Everything in one pot.', put: 'what to expect' },
      ],
      ratings: {},
      files: { recipes: [valueHash('The soup that came with the site.')] },
      pictures: [fileHash('data/pictures/sample.webp')],
    },
  );

describe('newSite', () => {
  it('sets name and address, and removes sample content with everything that refers to it', async () => {
    await makeSite({ address: 'https://www.my-kitchen.org' });
    expect(parsed('data/site.yaml')).toMatchObject({ name: 'My Kitchen', socials: [{ name: 'TikTok' }] });
    expect(parsed('data/site.yaml')).not.toHaveProperty('sponsor');
    expect(text('data/site.yaml')).toContain('# as every page says it');
    expect(readdirSync('data/recipes')).toEqual(['my-soup.yaml']);
    expect(readdirSync('data/pictures')).toEqual(['mine.webp']);
    expect(text('data/restaurants/pier.yaml')).toMatch(/favoriteOrder: Soup\n$/);
    expect(text('.env')).toBe('SITE_URL=https://www.my-kitchen.org\n');
    expect(readContent().problems.filter(({ file }) => existsSync(file))).toEqual([]);
  });

  it('removes dishes of the starter from tiles, groups and menus', async () => {
    await makeSite();
    expect(parsed('data/vocabulary.yaml')).toMatchObject({
      recipeTypes: [{ id: 'one-pot' }, { id: 'chicken', tile: { text: 'Of my own birds.' } }, 'beef'],
      recipeGroups: [],
    });
    expect(text('data/vocabulary.yaml')).not.toContain('Everything in one pot.');
    expect(text('data/navigation.yaml')).not.toMatch(/Beef|Meats|Soups/);
    expect(text('data/navigation.yaml')).toMatch(/To the sea[\s\S]*\/about/);
  });

  it('keeps the sample content that was asked for', async () => {
    await makeSite({ keep: ['recipes'] });
    expect(readdirSync('data/recipes')).toEqual(['my-soup.yaml', 'starter-soup.yaml']);
    expect(readdirSync('data/pictures')).toContain('sample.webp');
    expect(text('data/restaurants/pier.yaml')).toContain('starter-soup');
    expect(existsSync('.env')).toBe(false);
  });

  it.each([
    [{ keep: ['soups'] }, '', 'can be kept: recipes'],
    [{ address: 'https://example.com' }, '', 'nobody else'],
    [{}, 'name: Pier\n', 'nothing was changed'],
  ])('with the answers %j and the problem “%s” changes nothing', async (answers, pier, message) => {
    if (pier) writeFileSync('data/restaurants/pier.yaml', pier);
    await expect(makeSite(answers)).rejects.toThrow(message);
    expect(readdirSync('data/recipes')).toHaveLength(2);
  });
});
