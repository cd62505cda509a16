import { expect, type Locator, type Page, test } from 'playwright/test';
import { fileBytes, fileText, openDesk, originalText } from './desk-folder';
import { addPhoto, field, list, press, save, scrollTo } from './desk-form';
import { add, addBlock, addPlainBlock, choose, fill, fillTimes } from './desk-recipe';

test.use({ actionTimeout: 30_000 });
test.describe.configure({ timeout: 600_000 });

/** File of the fixture site, as the desk writes it. */
const SALAD = 'data/recipes/herb-salad.yaml';

/** Chooses an entry of a search field in an entry of a list. */
async function chooseIn(page: Page, box: Locator, option: string): Promise<void> {
  await press(await scrollTo(page, box));
  await press(page.getByRole('option', { name: option, exact: true }));
}

type Ingredient = {
  id: string;
  name: string;
  plural?: string;
  amount: string;
  food?: string;
  buy: string;
  isOptional?: true;
};

const INGREDIENTS: readonly Ingredient[] = [
  {
    id: 'cucumber',
    name: 'cucumber',
    plural: 'cucumbers',
    amount: '300 g',
    food: 'diced-cucumber',
    buy: 'cucumber',
  },
  { id: 'lettuce', name: 'lettuce', amount: '1 lb 2 oz', buy: 'lettuce' },
  { id: 'parsley', name: 'parsley', amount: '10 sprigs', buy: 'parsley' },
  { id: 'walnuts', name: 'walnuts', amount: '50 g', buy: 'walnuts', isOptional: true },
  { id: 'oil', name: 'olive oil', amount: '3 tbsp', food: 'olive-oil', buy: 'olive-oil' },
  { id: 'lemon', name: 'lemon juice', amount: '2 tbsp', food: 'lemon-juice', buy: 'lemon' },
  { id: 'salt', name: 'fine salt', amount: '1 pinch', buy: 'salt' },
];

/** Adds an ingredient to a list. */
async function addIngredient(page: Page, items: Locator, ingredient: Ingredient): Promise<void> {
  const inputs = (name: string) => items.getByRole('textbox', { name, exact: true });
  const place = await inputs('Name').count();
  await add(items, 'Entry');
  const write = async (name: string, text = '') => {
    if (text !== '') await (await scrollTo(page, inputs(name).nth(place))).fill(text);
  };
  const { id, name, plural, amount, food, buy, isOptional } = ingredient;
  await write('Id', id);
  await write('Name', name);
  await write('Plural', plural);
  await write('Amount', amount);
  const box = (label: string) => items.getByRole('combobox', { name: label, exact: true }).nth(place);
  if (food !== undefined) await chooseIn(page, box('Food'), food);
  if (isOptional)
    await press(
      items
        .getByRole('group', { name: /“\W*Optional\W*” Field/ })
        .nth(place)
        .getByRole('radio', { name: 'Yes' }),
    );
  await chooseIn(page, box('Buy'), buy);
}

test('a recipe that is written in the desk has the page that the site was built with', async ({ page }) => {
  await openDesk(page, SALAD);
  await page.goto('/desk/#/collections/recipes/new');
  const write = async (label: string, text: string) =>
    (await field(page, label)).getByRole('textbox').fill(text);
  await write('Title', 'Herb Salad');
  await choose(page, 'Category', 'Salad');
  await choose(page, 'Types', 'salads');
  await write('Cuisine', 'Garden');
  await addPhoto(
    page,
    await field(page, 'Picture'),
    'Salad.JPG',
    'A wide bowl of cucumber, lettuce and parsley',
  );
  await write(
    'Description',
    'A salad of cucumber, lettuce and more parsley than seems right, dressed in the bowl. Serves 2 to 4 in 15 minutes.',
  );
  await write('Opening sentences', 'Cut, dressed and eaten in a quarter of an hour.');
  await fillTimes(page, { Prep: 15, Cook: 0, Total: 15, Card: 15 });
  const amount = await field(page, 'Yield');
  await amount.getByRole('spinbutton').fill('2');
  await fill(amount, 'Unit', 'serving');
  await fill(amount, 'Text', '2-4');
  await press((await field(page, 'Difficulty')).getByRole('radio', { name: 'Beginner' }));

  const items = (await addPlainBlock(page, 'Ingredients')).getByRole('group', {
    name: /^“\W*Items\W*” Field$/,
  });
  for (const ingredient of INGREDIENTS) await addIngredient(page, items.first(), ingredient);

  const steps = list(await addBlock(page, 'Method'), 'Steps');
  const inputs = (name: string) => steps.getByRole('textbox', { name, exact: true });
  await add(steps, 'Step');
  await inputs('Id').fill('cut');
  await inputs('Title').fill('Cut');
  await inputs('Text').fill('Dice {cucumber}, tear {lettuce} and chop {parsley} with {walnuts}.');
  const durations = await scrollTo(page, list(steps, 'Durations'));
  await add(durations, 'Duration');
  await fill(durations, 'Id', 'cut');
  await fill(durations, 'Label', 'Cut everything');
  await fill(durations, 'Minutes', '10');
  await press(list(durations, 'Attention').getByRole('radio', { name: 'Active' }));
  await add(steps, 'Step');
  // By its place: a field of a new entry is drawn a moment after the entry. The second id is that of the duration.
  await (await scrollTo(page, inputs('Id').nth(2))).fill('dress');
  await inputs('Title').nth(1).fill('Dress');
  await inputs('Text').nth(1).fill('Beat {oil} with {lemon} and {salt}, and pour it over.');
  await (await scrollTo(page, inputs('Work').nth(1))).fill('5');
  await (await scrollTo(page, inputs('Cue').nth(1))).fill('Every leaf shines.');

  const blocks = await addPlainBlock(page, 'Swaps');
  const swaps = blocks
    .getByRole('group')
    .filter({ has: page.getByText('Swaps', { exact: true }) })
    .last();
  await fill(swaps, 'Title', 'Instead of');
  const entries = list(swaps, 'Items');
  await add(entries, 'Entry');
  await fill(entries, 'For', 'parsley');
  await fill(entries, 'Title', 'dill');
  await fill(entries, 'Text', 'Half as much.');

  await choose(page, 'Allergens', 'Tree nuts');
  for (const diet of ['vegetarian', 'vegan', 'gluten-free', 'dairy-free']) await choose(page, 'Diets', diet);
  await write('Published', '2024-06-15');
  const keywords = await field(page, 'Keywords');
  for (const [place, keyword] of ['herb salad', 'cucumber', 'parsley'].entries()) {
    await add(keywords, 'Keywords');
    await keywords.getByRole('textbox').nth(place).fill(keyword);
  }
  // The only id that is a number is that of the recipe.
  await (await scrollTo(page, page.getByRole('spinbutton', { name: 'Id', exact: true }))).fill('4');
  await save(page);
  await expect.poll(() => fileText(page, SALAD), { timeout: 60_000 }).toBeDefined();
  expect(await fileText(page, SALAD)).toBe(originalText(SALAD));
  expect((await fileBytes(page, 'data/pictures/salad.webp')).length).toBeGreaterThan(0);

  // The build read the same bytes.
  await page.goto('/recipes/herb-salad/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herb Salad');
  await expect(page.getByText('Dice 300 g cucumber')).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'A wide bowl of cucumber, lettuce and parsley' }).first(),
  ).toBeVisible();
});
