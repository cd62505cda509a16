import { expect, type Locator, type Page } from 'playwright/test';
import { addPhoto, field, list, press, scrollTo } from './desk-form';

/** Presses the button that adds an entry to a list of a form. */
export const add = (holder: Locator, entry: string) =>
  press(holder.getByRole('button', { name: new RegExp(`^Add \\W*${entry}\\W*$`) }).last());

export const fill = (holder: Locator, label: string, text: string) =>
  list(holder, label).getByRole('textbox').fill(text);

/** Fills in the times of a recipe, in minutes by the label of their field. */
export async function fillTimes(
  page: Page,
  minutes: Readonly<Record<'Prep' | 'Cook' | 'Total' | 'Card', number>>,
): Promise<void> {
  const times = await field(page, 'Times');
  for (const [label, value] of Object.entries(minutes)) await fill(times, label, `${value}`);
}

/** Chooses an entry of a search field. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const group = await field(page, label);
  const box = group.getByRole('combobox');
  const entry = page.getByRole('option', { name: option });
  // The form is drawn anew after a photograph has become small: then the list closes, or the entry is gone once it is chosen.
  await expect(async () => {
    if (!(await entry.isVisible())) await press(box, 2000);
    await press(entry, 5000).catch(async (error: unknown) => {
      if (!(await group.getByText(option, { exact: true }).first().isVisible())) throw error;
    });
  }).toPass();
}

/** Adds a block without groups, and returns all blocks. */
export async function addPlainBlock(page: Page, type: string): Promise<Locator> {
  const blocks = await field(page, 'Blocks');
  await add(blocks, 'Block');
  await press(page.getByRole('menuitem', { name: type, exact: true }));
  return blocks;
}

/** Adds a block with one group, and returns its groups. */
export async function addBlock(page: Page, type: string): Promise<Locator> {
  const all = (await field(page, 'Blocks')).getByRole('group', { name: /^“\W*Groups\W*” Field$/ });
  const groups = all.nth(await all.count());
  await addPlainBlock(page, type);
  await add(groups, 'Group');
  return groups;
}

/** Adds a step of some minutes to the group of a method. */
export async function addStep(
  page: Page,
  groups: Locator,
  step: { title: string; text: string; minutes: string; photo?: string | undefined },
): Promise<void> {
  const steps = list(groups, 'Steps');
  const inputs = (name: string) => steps.getByRole('textbox', { name, exact: true });
  const place = await inputs('Title').count();
  await add(steps, 'Step');
  await inputs('Title').nth(place).fill(step.title);
  await inputs('Text').nth(place).fill(step.text);
  await (await scrollTo(page, inputs('Work').nth(place))).fill(step.minutes);
  if (step.photo === undefined) return;
  const picture = steps.getByRole('group', { name: /^“\W*Picture\W*” Field$/ }).nth(place);
  await scrollTo(page, picture);
  await press(picture.getByRole('checkbox', { name: /Add/ }));
  await addPhoto(page, picture, step.photo, `${step.title}, from above`);
}

/** Writes a recipe with a photograph of the dish, and one of each step that has the name of one. */
export async function writeToast(page: Page, stepPhotos: readonly string[] = []): Promise<void> {
  await page.getByText('Recipes').first().click();
  await page.getByRole('button', { name: /New/ }).click();
  await (await field(page, 'Title')).getByRole('textbox').fill('Toast of the Quay');
  await choose(page, 'Category', 'Stew');
  await (await field(page, 'Cuisine')).getByRole('textbox').fill('Harbour');
  await addPhoto(page, await field(page, 'Picture'), 'IMG_1.JPG', 'Toast on a board');
  await (await field(page, 'Description'))
    .getByRole('textbox')
    .fill('Bread toasted in butter with cheese on top, for one person at the window above the quay.');
  await (await field(page, 'Opening sentences')).getByRole('textbox').fill('Bread, butter and cheese.');
  await fillTimes(page, { Prep: 5, Cook: 10, Total: 15, Card: 15 });
  const amount = await field(page, 'Yield');
  await amount.getByRole('spinbutton').fill('1');
  await fill(amount, 'Unit', 'serving');
  await press((await field(page, 'Difficulty')).getByRole('radio', { name: 'Easy' }));

  const ingredients = await addBlock(page, 'Ingredients');
  for (const [name, quantity] of [
    ['bread', '2 slices'],
    ['butter', '20 g'],
  ] as const) {
    const items = list(ingredients, 'Items');
    const names = items.getByRole('textbox', { name: 'Name' });
    const place = await names.count();
    await add(items, 'Entry');
    await names.nth(place).fill(name);
    await items.getByRole('textbox', { name: 'Amount' }).nth(place).fill(quantity);
  }
  const method = await addBlock(page, 'Method');
  const toast = { title: 'Toast the bread', text: 'Toast {bread} in {butter}.', minutes: '10' };
  await addStep(page, method, { ...toast, photo: stepPhotos[0] });
  const serve = { title: 'Serve', text: 'Eat it at the window.', minutes: '5' };
  await addStep(page, method, { ...serve, photo: stepPhotos[1] });
  await choose(page, 'Allergens', 'Milk');

  await (await field(page, 'Published')).getByRole('textbox').fill('2026-11-28');
  const keywords = await field(page, 'Keywords');
  await add(keywords, 'Keywords');
  await keywords.getByRole('textbox').fill('toast');
}
