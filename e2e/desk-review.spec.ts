import { expect, type Page, test } from 'playwright/test';
import { formatProblems } from '@/lib/content/problem';
import { countEffort } from './desk-effort';
import { field, openEntry, press, save } from './desk-form';
import { serveGitHub } from './desk-github';
import { writeToast } from './desk-recipe';
import { problemsAfter } from './desk-repository';
import { configureDesk, signIn } from './desk-service';

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 30_000 });
test.describe.configure({ timeout: 240_000 });

/** Signs in to a desk whose saves are reviewed. */
async function openReviewedDesk(page: Page) {
  const service = await serveGitHub(page);
  await configureDesk(page, {
    service: 'github',
    repository: 'harbour/kitchen',
    branch: 'published',
    review: true,
  });
  await signIn(page);
  return service;
}

const RECIPE = 'data/recipes/toast-of-the-quay.yaml';
const STEW = 'data/recipes/barley-stew.yaml';

/**
 * Chooses a status in the toolbar of an open form. Returns the number of presses that had to be repeated: the menu closes
 * without a choice if the form is drawn anew meanwhile.
 */
async function changeStatus(page: Page, from: string, to: string): Promise<number> {
  const menu = (status: string) =>
    page.getByRole('button', { name: new RegExp(`^Status: \\W*${status}\\W*$`) });
  let presses = 0;
  await expect(async () => {
    if (await menu(from).isVisible()) {
      if (!(await page.getByRole('menu').isVisible())) {
        await press(menu(from), 2000);
        presses += 1;
      }
      await page.getByRole('menuitemradio', { name: to, exact: true }).click({ timeout: 5000 });
      presses += 1;
    }
    await expect(menu(to)).toBeEnabled({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  return presses - 2;
}

const sendForReview = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Send for Review' }).click({ timeout: 60_000 });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

test('a recipe is written on a phone, reviewed and published by a merge', async ({ page }, {
  annotations,
}) => {
  const readEffort = await countEffort(page);
  const { repository, pullRequests } = await openReviewedDesk(page);
  await writeToast(page);
  await save(page);
  await sendForReview(page);
  await expect
    .poll(() => pullRequests[0])
    .toEqual({
      number: 1,
      title: 'Create Recipes “toast-of-the-quay” +1',
      branch: 'cms/recipes/toast-of-the-quay',
      labels: ['sveltia-cms/pending_review'],
      isDraft: false,
      isBlocked: false,
      state: 'open',
    });
  // One commit, and nothing of it is public.
  expect(repository.commits.map(({ branch }) => branch)).toEqual(['cms/recipes/toast-of-the-quay']);
  expect(repository.files('published').has(RECIPE)).toBe(false);

  await page.getByRole('row', { name: /Toast of the Quay/ }).click();
  const repeated = await changeStatus(page, 'In Review', 'Ready');
  expect(pullRequests[0]?.labels).toEqual(['sveltia-cms/pending_publish']);
  await publish(page);
  await expect.poll(() => pullRequests[0]?.state).toBe('merged');
  const merged = repository.commits.at(-1);
  if (!merged) throw new Error('Nothing was merged.');
  expect(merged.branch).toBe('published');
  expect(merged.files.map(({ operation, path }) => `${operation} ${path}`).sort()).toEqual([
    'create data/pictures/img-1.webp',
    `create ${RECIPE}`,
  ]);
  expect(problemsAfter(merged)).toBe(formatProblems([]));

  // With the token, and without taking the photograph: decision 20 has these figures.
  const effort = await readEffort();
  const presses = effort.presses - repeated;
  const { characters } = effort;
  annotations.push({ type: 'effort', description: `${presses} presses, ${characters} characters` });
  expect(presses).toBeGreaterThan(40);
  expect(presses).toBeLessThan(60);
  expect(characters).toBeGreaterThan(250);
  expect(characters).toBeLessThan(320);
});

test('a change is not published while a required check fails', async ({ page }) => {
  const { repository, pullRequests } = await openReviewedDesk(page);
  await page.getByText('Recipes').first().waitFor();
  await openEntry(page, 'recipes', 'barley-stew');
  await (await field(page, 'Title')).getByRole('textbox').fill('Stew of the Quay');
  await save(page);
  await sendForReview(page);
  await page.getByRole('row', { name: /Stew of the Quay/ }).click();
  await changeStatus(page, 'In Review', 'Ready');
  const [request] = pullRequests;
  if (!request) throw new Error('There is no pull request.');
  request.isBlocked = true;
  await publish(page);
  await expect(page.getByRole('alert')).toContainText('Couldn’t publish the entry');
  const titleOf = () => /^title: .*$/m.exec(String(repository.files('published').get(STEW)))?.[0];
  expect(titleOf()).toBe('title: Barley Stew');

  request.isBlocked = false;
  await publish(page);
  await expect.poll(titleOf).toBe('title: Stew of the Quay');
  expect(repository.commits.at(-1)?.files.map(({ operation, path }) => `${operation} ${path}`)).toEqual([
    `update ${STEW}`,
  ]);
});
