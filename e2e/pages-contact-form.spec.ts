import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route, test } from 'playwright/test';
import { ready, watch } from './watch';

// The contact form, which posts to a service without leaving the page.

const SERVICE = 'https://forms.test/f/harbour';

test.use({ reducedMotion: 'reduce' });

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const form = (page: Page) => page.locator('form', { has: send(page) });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const emailField = (page: Page) => form(page).getByRole('textbox', { name: 'Email address' });
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** Opens the page with the form; the service answers with a status, or not at all. Returns what is posted to it. */
async function open(page: Page, answer: (route: Route) => Promise<void> | void): Promise<string[]> {
  const posts: string[] = [];
  await page.route(`${SERVICE}**`, (route) => {
    posts.push(route.request().postData() ?? '');
    return answer(route);
  });
  await page.goto('/about/');
  await ready(page);
  // The handlers are loaded on first focus.
  await nameField(page).focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
  return posts;
}

const answerWith = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: status === 200 } });

async function fill(page: Page, message = 'Where do you buy barley?\nThe mill is closed.'): Promise<void> {
  await nameField(page).fill('Ann Cook');
  await emailField(page).fill('ann@harbour.test');
  await messageField(page).fill(message);
}

test('a message is posted once, with the fields of the service, and its success is announced in place', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL ?? '');
  seen.allow(/request to https:\/\/forms\.test\//);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = await open(page, async (route) => {
    expect(route.request().headers().accept).toBe('application/json');
    await released;
    await answerWith(200)(route);
  });
  await fill(page);
  await page.getByRole('combobox', { name: 'What’s it about?' }).selectOption('A place to eat');
  await send(page).click();
  await expect(form(page).getByRole('status')).toHaveText('Sending…');
  await send(page).click();
  release();
  await expect(form(page).getByRole('status')).toHaveText('Message sent. Replies go to ann@harbour.test.');
  await expect(messageField(page)).toHaveValue('');
  expect(posts.map((post) => [...new URLSearchParams(post)])).toEqual([
    [
      ['name', 'Ann Cook'],
      ['email', 'ann@harbour.test'],
      ['about', 'A place to eat'],
      ['message', 'Where do you buy barley?\nThe mill is closed.'],
      ['source', 'site'],
      ['website', ''],
    ],
  ]);
  await expect(page).toHaveURL('/about/');
  expect(seen.problems).toEqual([]);
});

test('each mistake is named at its field, the first has the focus, and a corrected one is accepted', async ({
  page,
}) => {
  const posts = await open(page, answerWith(200));
  await emailField(page).fill('ann at harbour');
  await messageField(page).fill('a'.repeat(5003));
  await send(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription('Please enter your name');
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(messageField(page)).toHaveAccessibleDescription('Please shorten this by 3 characters');
  const { violations } = await new AxeBuilder({ page }).include('#write').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await nameField(page).fill('Ann');
  await expect(nameField(page)).toHaveAccessibleDescription('');
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'false');
  await send(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue('a'.repeat(5003));
  expect(posts).toEqual([]);
});

for (const [what, answer, words] of [
  ['refuses it', answerWith(422), 'Not sent: the form service didn’t accept it. Your message is still here.'],
  [
    'does not answer',
    (route: Route) => route.abort(),
    'Not sent: the form service didn’t answer. Your message is still here.',
  ],
] as const)
  test(`a message is still in the form and in a mail when the service ${what}, and can be sent again`, async ({
    page,
  }) => {
    const posts = await open(page, answer);
    await fill(page, 'Where do you buy barley?');
    await send(page).click();
    const status = form(page).getByRole('status');
    await expect(status).toContainText(words);
    await expect(messageField(page)).toHaveValue('Where do you buy barley?');
    const href = (await status.getByRole('link', { name: 'Email it instead' }).getAttribute('href')) ?? '';
    const mail = new URL(href);
    expect(mail.pathname).toBe('cook@plain-peppered.test');
    expect(mail.searchParams.get('subject')).toBe('A dish');
    expect(mail.searchParams.get('body')).toBe(
      'Where do you buy barley?\r\n\r\nAnn Cook\r\nann@harbour.test\r\n',
    );
    await send(page).click();
    await expect.poll(() => posts.length).toBe(2);
  });

test('offline, a message stays in the form and is sent with the next press online', async ({
  page,
  context,
}) => {
  const posts = await open(page, answerWith(200));
  await fill(page, 'From the ferry.');
  await page.unroute(`${SERVICE}**`);
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(
    'Not sent: you’re offline. Your message is still here.',
  );
  await expect(messageField(page)).toHaveValue('From the ferry.');
  await context.setOffline(false);
  await page.route(`${SERVICE}**`, (route) => {
    posts.push(route.request().postData() ?? '');
    return answerWith(200)(route);
  });
  await send(page).click();
  await expect(form(page).getByRole('status')).toHaveText('Message sent. Replies go to ann@harbour.test.');
  expect(posts).toHaveLength(1);
});

test('a message with the field of robots filled in is not posted', async ({ page }) => {
  const posts = await open(page, answerWith(200));
  await fill(page);
  await page.getByLabel('Leave this empty').fill('casino', { force: true });
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(
    'Not sent, because a field that only robots see is filled in. Write to cook@plain-peppered.test',
  );
  await expect(messageField(page)).toHaveValue('Where do you buy barley?\nThe mill is closed.');
  expect(posts).toEqual([]);
});

test('by keyboard, Tab goes from field to field to the button, past the field of robots', async ({
  page,
}) => {
  const posts = await open(page, answerWith(200));
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await expect(emailField(page)).toBeFocused();
  await page.keyboard.type('ann@harbour.test');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'What’s it about?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await expect(messageField(page)).toHaveValue('Hello');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toHaveText('Message sent. Replies go to ann@harbour.test.');
  expect(posts).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted to the page of the service, and not with the field of robots filled in', async ({
    page,
  }) => {
    const posts: string[] = [];
    await page.route(`${SERVICE}**`, (route) => {
      posts.push(route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' });
    });
    await page.goto('/about/');
    await fill(page, 'Hello');
    const robots = page.getByLabel('Leave this empty');
    await robots.fill('casino', { force: true });
    await send(page).click();
    await expect(page).toHaveURL('/about/');
    await robots.fill('', { force: true });
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(posts).toEqual([
      'name=Ann+Cook&email=ann%40harbour.test&about=A+dish&message=Hello&source=site&website=',
    ]);
  });
});
