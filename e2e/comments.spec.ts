import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route, test } from 'playwright/test';
import { FIXTURE_OUT } from '@/scripts/export';
import { watchRequests } from './layout-shift';
import { ready, settled, watch } from './watch';

// Comments below a recipe, from the Isso of the fixture site, under the content policy of the export.

const SERVICE = 'https://talk.test';
const PAGE = '/barley-stew/';
/** Headers of Isso, which answers other hosts. */
const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

const REPLY = { id: 8, author: 'Cook', created: 1_780_000_000, text: 'Glad to hear.', replies: [] };
const COMMENT = {
  id: 7,
  author: 'Ann',
  created: 1_779_900_000,
  text: 'Lovely.\n\nWith <b>rye</b> & salt.',
  replies: [REPLY],
};

test.use({ reducedMotion: 'reduce' });

type Sent = { method: string; address: string; body: unknown };

/** Opens the page. The service answers in order, the last answer again and again. Returns what it is asked. */
async function open(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(`${SERVICE}/**`, (route) => {
    const request = route.request();
    // The browser asks first whether it may post JSON to another host.
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
    sent.push({
      method: request.method(),
      address: request.url(),
      body: request.postDataJSON(),
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? answer(route) : route.abort();
  });
  await page.goto(PAGE);
  await ready(page);
  return sent;
}

const answerWith =
  (json: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, headers: ALLOWED, json });

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const show = (page: Page) => comments(page).getByRole('button', { name: 'Show comments' }).click();
const field = (page: Page) => comments(page).getByRole('textbox', { name: 'Your comment' });
const send = (page: Page) => comments(page).getByRole('button', { name: 'Send comment' });

test('the policy of the exported page allows requests to the host of the comments, and nothing else of it', () => {
  const html = readFileSync(`${FIXTURE_OUT}${PAGE}index.html`, 'utf8');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const directives = policy.split('; ').filter((directive) => directive.includes('talk.test'));
  expect(directives.map((directive) => directive.split(' ')[0])).toEqual(['connect-src']);
  expect(
    directives.flatMap((directive) => directive.split(' ')).filter((part) => part.includes('talk')),
  ).toEqual([SERVICE]);
});

test('nothing is requested before the press; then comments are shown as they were typed', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  const atRest = watchRequests(page);
  const sent = await open(page, answerWith({ replies: [COMMENT] }));
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page)).toContainText('Loaded from talk.test when you ask for them.');
  await comments(page).getByRole('button', { name: 'Show comments' }).hover();
  await atRest();
  expect(sent).toEqual([]);
  // So far no request to another host, no policy violation and no other message of the console.
  expect(watched.problems).toEqual([]);
  watched.allow(/request to https:\/\/talk\.test\//);
  await show(page);
  await expect(comments(page).getByRole('status').first()).toHaveText('2 comments');
  await expect(comments(page)).toContainText('With <b>rye</b> & salt.');
  await expect(comments(page).locator('b')).toHaveText(['Ann', 'Cook']);
  await expect(comments(page).locator('li > p').filter({ hasText: 'Lovely.' })).toBeVisible();
  await expect(comments(page).locator('li li')).toContainText('Glad to hear.');
  expect(sent).toEqual([
    { method: 'GET', address: `${SERVICE}/isso/?uri=%2Fbarley-stew%2F&plain=1`, body: null },
  ]);
  expect(watched.problems).toEqual([]);
});

test('a comment is posted as the service expects it, and shown', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  watched.allow(/request to https:\/\/talk\.test\//);
  const added = { ...REPLY, id: 9, author: 'Ben', text: 'Me too.\nWith rye.' };
  const sent = await open(
    page,
    answerWith({ replies: [COMMENT] }),
    answerWith({ id: 9, mode: 1 }, 201),
    answerWith({ replies: [{ ...COMMENT, replies: [REPLY, added] }] }),
  );
  await show(page);
  await comments(page).getByRole('button', { name: 'Reply to Ann' }).click();
  await expect(field(page)).toBeFocused();
  await expect(comments(page)).toContainText('A reply to Ann');
  await field(page).fill('Me too.\nWith rye.');
  await comments(page).getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await comments(page).getByRole('textbox', { name: 'Your email address' }).fill('ben@harbour.test');
  await send(page).click();
  await expect(comments(page).getByRole('status').last()).toHaveText('Your comment is here.');
  await expect(comments(page).getByRole('status').first()).toHaveText('3 comments');
  await expect(field(page)).toHaveValue('');
  expect(sent[1]).toEqual({
    method: 'POST',
    address: `${SERVICE}/isso/new?uri=%2Fbarley-stew%2F`,
    body: {
      author: 'Ben',
      email: 'ben@harbour.test',
      text: 'Me too.\nWith rye.',
      title: 'Barley Stew',
      parent: 7,
    },
  });
  expect(sent).toHaveLength(3);
  expect(watched.problems).toEqual([]);
});

for (const [what, failing, words] of [
  ['refuses it', answerWith({}, 403), 'Not sent: talk.test didn’t accept it. Your comment is still here.'],
  [
    'does not answer',
    (route: Route) => route.abort(),
    'Not sent: talk.test didn’t answer. Your comment is still here.',
  ],
] as const)
  test(`a comment is still in the form when the service ${what}, and is sent with the next press`, async ({
    page,
  }) => {
    const sent = await open(
      page,
      answerWith({ replies: [] }),
      failing,
      // Isso has to approve it.
      answerWith({ id: 1, mode: 2 }, 202),
    );
    await show(page);
    await field(page).fill('From the ferry.');
    await send(page).click();
    const status = comments(page).getByRole('status').last();
    await expect(status).toHaveText(words);
    await expect(field(page)).toHaveValue('From the ferry.');
    await send(page).click();
    await expect(status).toHaveText('Comment sent. It’s shown here once it’s approved.');
    await expect(field(page)).toHaveValue('');
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { author: null, email: null, text: 'From the ferry.', title: 'Barley Stew', parent: null },
      { author: null, email: null, text: 'From the ferry.', title: 'Barley Stew', parent: null },
    ]);
  });

test('comments that do not load name the host, and load with “Try again”', async ({ page }) => {
  const sent = await open(page, (route) => route.abort(), answerWith({ replies: [COMMENT] }));
  await show(page);
  await expect(comments(page).getByRole('alert')).toHaveText(
    'The comments didn’t load. talk.test doesn’t answer, or this browser blocks it.',
  );
  await comments(page).getByRole('button', { name: 'Try again' }).click();
  await expect(comments(page)).toContainText('Glad to hear.');
  await expect(comments(page).getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a device with a ${colorScheme} color scheme`, () => {
    test.use({ colorScheme });

    test('comments, their form and a failure are accessible', async ({ page }) => {
      await open(page, (route) => route.abort(), answerWith({ replies: [COMMENT] }));
      const violations = async () => {
        await settled(page);
        const found = await new AxeBuilder({ page }).include('[aria-labelledby="comments"]').analyze();
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      };
      expect(await violations()).toEqual([]);
      await show(page);
      await expect(comments(page).getByRole('alert')).toBeVisible();
      expect(await violations()).toEqual([]);
      await comments(page).getByRole('button', { name: 'Try again' }).click();
      await comments(page).getByRole('button', { name: 'Reply to Ann' }).click();
      await send(page).click();
      await expect(comments(page).getByRole('status').last()).toHaveText('Please write a comment.');
      expect(await violations()).toEqual([]);
    });
  });
