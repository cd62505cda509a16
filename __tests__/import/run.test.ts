/** @jest-environment jsdom */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';
import { type Outcome, questionsOf, summary } from '@/scripts/import/outcome';
import { reportPage } from '@/scripts/import/report-page';
import { type ImportOptions, importRecipes } from '@/scripts/import/run';
import { importSite } from './kitchen';

const pageOf = (name: string, category = 'Soup') =>
  `<html lang="en"><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeCategory: category,
    recipeIngredient: ['200 g leek', '1 pinch salt'],
    recipeInstructions: ['Cook the leek with salt for 10 minutes.'],
  })}</script></html>`;
const EXPORT = {
  'leek.html': pageOf('Leek Soup'),
  'old/beans.html': pageOf('Bean Soup', 'Stews'),
  'broken.html': '<html><p>Nothing here',
  'nothing.bin': '\u0001\u0002\u0000\u0003',
  '.DS_Store': 'x',
};

const home = process.cwd();
beforeEach(() => process.chdir(importSite()));
afterEach(() => process.chdir(home));

const run = async (path: string, options: Partial<ImportOptions> = {}) =>
  (await importRecipes({ paths: [path], isDry: false, isAgain: false, ...options })).outcomes;
const states = (outcomes: Awaited<ReturnType<typeof run>>) =>
  outcomes.map(({ from, state }) => `${from} ${state}`);
const LEEK = 'data/recipes/leek-soup.yaml';

it('an import writes drafts that are shown, and goes on after files that are no recipes', async () => {
  expect(states(await run(tempFolder(EXPORT)))).toEqual([
    'broken.html skipped',
    'leek.html written',
    'nothing.bin failed',
    'old/beans.html written',
  ]);
  const { content, drafts } = readContent({ withDrafts: true });
  expect(drafts).toEqual([]);
  expect(Object.values(content.recipes).map(({ id, title }) => [id, title])).toEqual([
    [2, 'Bean Soup'],
    [1, 'Leek Soup'],
  ]);
});

it('an import changes nothing when it runs again', async () => {
  const folder = tempFolder(EXPORT);
  await run(folder);
  const before = readFileSync(LEEK, 'utf8');
  expect(states(await run(folder)).filter((state) => state.endsWith('unchanged'))).toEqual([
    'leek.html unchanged',
    'old/beans.html unchanged',
  ]);
  expect(states(await run(folder, { isAgain: true }))).toContain('leek.html unchanged');
  expect(readFileSync(LEEK, 'utf8')).toBe(before);
});

it('an import never writes over a draft that its owner changed, nor over a recipe of theirs', async () => {
  const folder = tempFolder(EXPORT);
  await run(folder);
  const changed = readFileSync(LEEK, 'utf8').replace('Leek Soup', 'My Leek Soup');
  writeFileSync(LEEK, changed);
  writeFileSync('data/recipes/bean-soup.yaml', 'id: 2\nslug: bean-soup\ntitle: Bean Soup\n');
  const outcomes = await run(folder, { isAgain: true });
  expect(outcomes.map(({ why }) => why)).toEqual([
    'a page without a recipe in its data',
    'you changed the draft, so it stays as it is',
    'a file that is no text',
    'there is data/recipes/bean-soup.yaml already',
  ]);
  expect(readFileSync(LEEK, 'utf8')).toBe(changed);
});

it('an untouched draft is written anew where that is asked for, with its number', async () => {
  const folder = tempFolder(EXPORT);
  await run(folder);
  writeFileSync('data/import.yaml', 'categories: { Stews: Baking }\n');
  expect(states(await run(folder, { isAgain: true, only: ['bean-soup'] }))).toContain(
    'old/beans.html written',
  );
  const { content } = readContent({ withDrafts: true });
  expect(content.recipes['bean-soup']).toMatchObject({ id: 2, category: 'Baking' });
});

it('the same recipe from another source is reported instead of written twice', async () => {
  const folder = tempFolder({ 'a.html': pageOf('Leek Soup'), 'b.html': pageOf('Leek  soup') });
  const [, second] = await run(folder);
  expect(second).toMatchObject({ state: 'skipped', why: `perhaps the same as ${LEEK}, from a.html` });
  const [later] = await run(tempFolder({ 'c.html': pageOf('Leek Soup') }));
  expect(later).toMatchObject({ state: 'skipped', why: `perhaps the same as ${LEEK}, from a.html` });
});

it('a draft cannot be published while anything is left that the source did not have', async () => {
  await run(tempFolder(EXPORT), { only: ['leek-soup'] });
  writeFileSync(LEEK, readFileSync(LEEK, 'utf8').replace('status: draft\n', ''));
  const problems = readContent().problems.filter(({ file }) => file === LEEK);
  expect(problems.map(({ field, found, allowed }) => `${field} ${found}: ${allowed}`)).toEqual(
    expect.arrayContaining([
      'todo[0] “✎ times.prep: not in the source; 10 only fills the field”: the field set and its line here deleted, or status: draft',
      'picture.alt “✎ What the picture shows, in one sentence”: your own text without ✎, or status: draft',
    ]),
  );
  expect(problems.map(({ found }) => /“✎ ([a-z.]+):/.exec(found)?.[1]).filter(Boolean)).toEqual([
    'times.prep',
    'yield',
    'allergens',
  ]);
});

it('a draft with a sentence that is dangerous is written, and asks about it', async () => {
  const safety = readFileSync(`${home}/data/food-safety.yaml`, 'utf8');
  process.chdir(importSite({ 'data/food-safety.yaml': safety }));
  const soup = 'Soup\n\nIngredients\n200 g leek\n\nMethod\nThaw the stock at room temperature.';
  const [outcome] = await run(tempFolder({ 'soup.txt': soup }));
  expect(outcome?.state).toBe('written');
  expect(outcome?.todo).toContainEqual(
    expect.stringMatching(/^blocks\[1\].*“Thaw the stock at room temperature.”; Thaw in the fridge/),
  );
});

it('a dry run writes nothing', async () => {
  const outcomes = await run(tempFolder(EXPORT), { isDry: true });
  expect(states(outcomes)).toContain('leek.html written');
  expect(readdirSync('data/recipes')).toEqual([]);
});

it('an import takes only the recipes that are named', async () => {
  await run(tempFolder(EXPORT), { only: ['leek-soup'] });
  expect(readdirSync('data/recipes')).toEqual(['leek-soup.yaml']);
});

it('an import takes the recipes of a page with several that are named', async () => {
  const both = ['Leek Soup', 'Bean Soup'].map((name) => pageOf(name)).join('');
  const folder = tempFolder({ 'two.html': both });
  expect((await run(folder)).map(({ why }) => why)).toEqual([
    'a page with 2 recipes; import it again with those you want: --only leek-soup (Leek Soup), --only bean-soup (Bean Soup)',
  ]);
  await run(folder, { only: ['bean-soup'] });
  expect(readdirSync('data/recipes')).toEqual(['bean-soup.yaml']);
});

it('an import shows drafts on a site without pictures, and asks for a category where there is none', async () => {
  const noPictures = { 'data/pictures/toast.webp': null, 'data/pictures/toast-step.webp': null };
  process.chdir(importSite(noPictures));
  expect(states(await run(tempFolder(EXPORT)))).toContain('leek.html written');
  expect(readContent({ withDrafts: true }).drafts).toEqual([]);
  process.chdir(importSite({ 'data/vocabulary.yaml': { categories: [] } }));
  await expect(run(tempFolder(EXPORT))).rejects.toThrow('data/vocabulary.yaml has no category');
});

it('an import refuses paths that do not exist, and settings that cannot be read', async () => {
  await expect(run('nowhere')).rejects.toThrow('There is no file or folder “nowhere”.');
  writeFileSync('data/import.yaml', 'categories: [a]\n');
  await expect(run(tempFolder(EXPORT))).rejects.toThrow('data/import.yaml cannot be read');
  writeFileSync('data/import.yaml', 'units: { knob: a lot }\n');
  await expect(run(tempFolder(EXPORT))).rejects.toThrow(
    'data/import.yaml: “a lot” is no amount of one knob. Write one such as 210 ml, 15 g, slice, or 1 for a single thing.',
  );
});

describe('answers for all recipes', () => {
  const text = [
    'Toast',
    '',
    'Ingredients',
    '2 knobs of marrow',
    '밥 2공기',
    '3 sheets nori',
    '',
    'Method',
    'Fry the marrow.',
  ].join('\n');
  const settled = (outcomes: Awaited<ReturnType<typeof run>>) =>
    outcomes.flatMap(({ todo = [] }) => todo.filter((point) => /^units:|not known/.test(point)));

  it('are asked for units and foods', async () => {
    expect(settled(await run(tempFolder({ 'toast.txt': text })))).toEqual([
      'allergens: all that labels have to name; none was recognized; not known are marrow, 밥, nori: say in buy, raw or contains if one is raw food or an allergen',
      'units: not known are knob, 공기, sheet; their amounts are notes, which do not scale',
    ]);
  });

  it('fill every draft, and leave nothing to settle', async () => {
    const answers = `
difficulty: Medium
units: { knob: 15 g, 공기: 210 ml, sheet: 1 }
foods: { marrow: butter, 밥: none, nori: none }
`;
    writeFileSync('data/import.yaml', answers);
    expect(settled(await run(tempFolder({ 'toast.txt': text })))).toEqual([]);
    const { content } = readContent({ withDrafts: true });
    const { difficulty, blocks } = content.recipes.toast ?? {};
    expect(difficulty).toBe('Medium');
    expect(blocks?.[0]).toMatchObject({
      items: [
        { name: 'marrow', amount: 30, unit: 'g', buy: 'butter' },
        { name: '밥', amount: 420, unit: 'ml' },
        { name: 'nori', amount: 3 },
      ],
    });
  });
});

describe('the report', () => {
  it('in the terminal counts states, and names what was not written and the open question', async () => {
    const text = summary(await run(tempFolder(EXPORT)), { isDry: false, report: 'import-report.html' });
    expect(text.split('\n')).toEqual([
      '4 read: 2 written, 0 unchanged, 1 skipped, 1 failed.',
      '',
      'skipped:',
      '  broken.html: a page without a recipe in its data',
      '',
      'failed:',
      '  nothing.bin: a file that is no text',
      '',
      'Questions for all recipes, to answer once in data/import.yaml (then run it with --again):',
      'categories:',
      '  "Stews": ✎  # 1 recipe',
      'foods:',
      '  "leek": ✎  # 2 recipes',
      '',
      'Open import-report.html for every line and what was made of it, then: npm run dev',
    ]);
  });

  it('as a page has each line beside what was made of it, and no markup of a source', async () => {
    const outcomes = await run(tempFolder({ 'x.html': pageOf('A <i>B</i>') }));
    document.body.innerHTML = reportPage(
      [
        {
          from: '<script>x</script>',
          state: 'failed',
          why: '<b>',
          open: ['picture: save https://blog.test.org/?a=1&b=2, then: npm run add-picture -- FILE stew'],
        },
        ...outcomes,
      ],
      { isDry: false, categories: ['Soup', 'Baking'] },
    );
    expect(document.querySelector('script, b, i')).toBeNull();
    const [address] = [...document.querySelectorAll('a')];
    expect(address?.getAttribute('href')).toBe('https://blog.test.org/?a=1&b=2');
    expect(document.querySelector('details li code')?.textContent).toBe('npm run add-picture -- FILE stew');
    const cells = [...document.querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells).toEqual(['200 g leek', '200 g leek', '1 pinch salt', '1 pinch salt']);
  });

  it('asks once for a category in several spellings', () => {
    const outcome = { from: 'a.html', state: 'written' } as const;
    expect(
      questionsOf([
        { ...outcome, asked: { categories: ['Dessert', 'Snack'], units: ['knob'], foods: [] } },
        { ...outcome, asked: { categories: ['dessert'], units: [], foods: [] } },
      ]),
    ).toEqual([
      {
        part: 'categories',
        words: [
          ['Dessert', 2],
          ['Snack', 1],
        ],
      },
      { part: 'units', words: [['knob', 1]] },
    ]);
  });

  it('in the terminal shows twenty foods, and how many more there are', () => {
    const foods = Array.from({ length: 22 }, (_, index) => `food ${index + 10}`);
    const outcome: Outcome = {
      from: 'a.html',
      state: 'written',
      asked: { categories: [], units: [], foods },
    };
    const lines = summary([outcome], { isDry: false, report: 'import-report.html' }).split('\n');
    expect(lines.filter((line) => line.startsWith('  "food'))).toHaveLength(20);
    expect(lines).toContain('  # and 2 more in the report');
  });

  it('as a page begins with what is open: counts, questions, failures', async () => {
    document.body.innerHTML = reportPage(await run(tempFolder(EXPORT)), {
      isDry: false,
      categories: ['Soup', 'Baking'],
    });
    const texts = (query: string) => [...document.querySelectorAll(query)].map((each) => each.textContent);
    expect(texts('h2')).toEqual(['Questions for all recipes', 'Not read (1)', 'Drafts (2)', 'Left out (1)']);
    expect(texts('pre')[0]).toBe('categories:\n  "Stews": ✎  # 1 recipe\nfoods:\n  "leek": ✎  # 2 recipes');
    expect(texts('summary')).toEqual([
      'nothing.bin',
      'Leek Soup3 to settle · 2 ingredients',
      'Bean Soup4 to settle · 2 ingredients',
    ]);
    expect(texts('header p')).toEqual(['All drafts are in data. 7 points to settle before publication.']);
  });
});
