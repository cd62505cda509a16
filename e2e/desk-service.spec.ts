import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { formatProblems } from '@/lib/content/problem';
import { originalText } from './desk-folder';
import { field, list, openEntry, save } from './desk-form';
import { serveGitea } from './desk-gitea';
import { serveGitHub } from './desk-github';
import { serveGitLab } from './desk-gitlab';
import { writeToast } from './desk-recipe';
import { type Commit, problemsAfter, type Repository } from './desk-repository';
import { configureDesk, signIn } from './desk-service';

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 30_000 });
test.describe.configure({ timeout: 240_000 });

/** Saves the open form. Returns the only commit of the visit, which is on the branch that is published. */
async function savedCommit(page: Page, commits: readonly Commit[]): Promise<Commit> {
  await save(page);
  await expect.poll(() => commits.length, { timeout: 60_000 }).toBe(1);
  const [commit] = commits;
  if (!commit) throw new Error('No commit was sent.');
  expect(commit.branch).toBe('published');
  return commit;
}

/** Operations and paths of a commit, such as "create data/recipes/toast.yaml", in alphabetical order. */
const filesOf = ({ files }: Commit): string[] =>
  files.map(({ operation, path }) => `${operation} ${path}`).sort();

test('a wrong token does not sign in', async ({ page }) => {
  await serveGitea(page);
  await signIn(page, 'wrong');
  await expect(page.getByRole('alert')).toContainText('token');
});

test('a change of somebody else is not overwritten unasked', async ({ page }) => {
  const repository = await serveGitea(page);
  const { commits } = repository;
  await signIn(page);
  await page.getByText('Recipes').first().waitFor();
  await openEntry(page, 'recipes', 'barley-stew');
  await (await field(page, 'Title')).getByRole('textbox').fill('My Stew');
  const path = 'data/recipes/barley-stew.yaml';
  repository.changeElsewhere(path, originalText(path).replace(/^title: .*$/m, 'title: Their Stew'));
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Entry Changed by Someone Else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page, 'Title').getByRole('textbox')).toHaveValue('My Stew');
  expect(commits).toHaveLength(1);
  await save(page);
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await expect.poll(() => commits.length).toBe(2);
  expect(commits[1]?.files.map(({ content }) => /^title: .*$/m.exec(content.toString())?.[0])).toEqual([
    'title: My Stew',
  ]);
});

test('a recipe with three photographs is written on a phone, and committed as one change', async ({
  page,
}) => {
  const { commits } = await serveGitea(page);
  await signIn(page);
  await writeToast(page, ['IMG_2.JPG', '20260412_101530.jpg']);
  const commit = await savedCommit(page, commits);
  expect(filesOf(commit)).toEqual([
    'create data/pictures/img-1.webp',
    'create data/pictures/img-2.webp',
    'create data/pictures/photo-20260412-101530.webp',
    'create data/recipes/toast-of-the-quay.yaml',
  ]);
  for (const { path, content } of commit.files)
    if (path.endsWith('.webp'))
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
  expect(problemsAfter(commit)).toBe(formatProblems([]));
});

for (const [name, service, serve] of [
  ['GitHub', 'github', async (page) => (await serveGitHub(page)).repository],
  ['GitLab', 'gitlab', serveGitLab],
] as const satisfies [string, string, (page: Page) => Promise<Repository>][])
  test(`a recipe with a photograph is one commit at ${name}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const { commits } = await serve(page);
    await configureDesk(page, { service, repository: 'harbour/kitchen', branch: 'published' });
    await signIn(page);
    await writeToast(page);
    const commit = await savedCommit(page, commits);
    expect(filesOf(commit)).toEqual([
      'create data/pictures/img-1.webp',
      'create data/recipes/toast-of-the-quay.yaml',
    ]);
    expect(problemsAfter(commit)).toBe(formatProblems([]));
    expect(faults).toEqual([]);
  });
