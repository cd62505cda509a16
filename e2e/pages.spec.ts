import { expect, type Locator, type Page, test } from 'playwright/test';
import { ready, settled } from './watch';

const visit = async (page: Page, route: string) => {
  await page.goto(route);
  await ready(page);
};

/** The address, subject and body of a mail link, and the window it opens in. */
async function mailOf(link: Locator) {
  const { href, target } = await link.evaluate((element: HTMLAnchorElement) => ({
    href: element.href,
    target: element.target,
  }));
  const { pathname, search } = new URL(href);
  const fields = Object.fromEntries(
    search
      .slice(1)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent)),
  );
  return { to: decodeURIComponent(pathname), target, ...fields };
}

test('each button of coaching opens a message with its own subject and body', async ({ page }) => {
  await visit(page, '/coaching/');
  const main = page.getByRole('main');
  // Each body ends with a blank line to write on.
  const application = 'What I cook now:\r\nFor whom:\r\n\r\n';
  for (const [name, subject, body] of [
    ['Apply for lessons', 'An application', `Hello,\r\n\r\nI would like lessons.\r\n\r\n${application}`],
    [
      'Learn more , One Hour',
      'One Hour: tell me more',
      `Hello,\r\n\r\nOne hour, please.\r\n\r\n${application}`,
    ],
    [
      'Learn more , A Season',
      'A Season: tell me more',
      `Hello,\r\n\r\nA season, please.\r\n\r\n${application}`,
    ],
    ['Learn more , Kitchen Plan', 'Kitchen Plan: a quote, please', 'Hello,\r\n\r\nMy kitchen:\r\n\r\n'],
    ['Apply now', 'An application: let us begin', `Hello,\r\n\r\n${application}`],
    ['Ask first', 'A question', 'Hello,\r\n\r\nMy question:\r\n\r\n'],
  ] as const)
    expect(await mailOf(main.getByRole('link', { name, exact: true }))).toEqual({
      to: 'cook@plain-peppered.test',
      target: '_blank',
      subject,
      body,
    });

  await page.getByRole('link', { name: 'See what others did' }).click();
  const heading = page.getByRole('heading', { name: 'What others did' });
  await expect(heading).toBeInViewport();
  await settled(page);
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

test('a programme has its price and duration on the home page and on its own', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A Season' }) });
  for (const text of ['$1,200', '12 weeks', 'MOST LOVED', 'For members 18+'])
    await expect(card.getByText(text).first()).toBeVisible();
  await visit(page, '/coaching/');
  const row = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'A Season' }) });
  for (const text of ['$1,200', '3 months', 'MOST LOVED', 'For members 18+'])
    await expect(row.getByText(text).first()).toBeVisible();
  for (const number of ['12+', '3K+', '90%'])
    await expect(main.getByText(number, { exact: true }).first()).toBeVisible();
});

test.describe('home', () => {
  /** Pixels by which the headings of the page moved against it while it was scrolled by 100 px, at many places. */
  const floats = async (page: Page) =>
    page.evaluate(async () => {
      for (const hidden of document.querySelectorAll('.reveal')) hidden.classList.remove('reveal');
      // A form stays where it is.
      const headings = [...document.querySelectorAll('main :is(h2, h3):not(form *)')];
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const at = async (top: number) => {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
        return headings.map((heading) => heading.getBoundingClientRect().top);
      };
      const moved: number[] = [];
      const most = document.documentElement.scrollHeight - window.innerHeight - 100;
      for (let start = 300; start < most; start += 400) {
        const before = await at(start);
        const after = await at(start + 100);
        for (const [index, from] of before.entries()) {
          const to = after[index] ?? 0;
          const seen = [from, to].every((top) => top > 100 && top < window.innerHeight - 100);
          if (seen) moved.push(Math.round((to - from + 100) * 10) / 10);
        }
      }
      return moved;
    });

  test('sections float by a twentieth of the scrolling, in turn up and down', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/');
    const shifts = (await floats(page)).map((shift) => Math.round(shift));
    expect(new Set(shifts)).toEqual(new Set([5, -5]));
  });

  test('nothing floats for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    expect(new Set(await floats(page))).toEqual(new Set([0]));
  });
});

test('profiles open in a new tab, the media kit is asked for by mail', async ({ page }) => {
  await visit(page, '/content/');
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['YouTube', 'https://www.youtube.com/@plain-peppered'],
    ['Instagram', 'https://www.instagram.com/plain.peppered'],
    ['Mastodon', 'https://social.test/@plain'],
  ] as const) {
    const card = main.getByRole('link', { name: `${name} , opens in a new tab`, exact: true });
    await expect(card).toHaveAttribute('href', address);
    await expect(card).toHaveAttribute('target', '_blank');
  }
  expect(await mailOf(main.getByRole('link', { name: 'Ask for the kit' }))).toMatchObject({
    to: 'cook@plain-peppered.test',
    subject: 'Media kit',
    target: '_blank',
  });
  await page.getByRole('link', { name: 'Back to the front' }).click();
  await expect(page).toHaveURL('/');
});

test('a toast of a phone leaves the control that was pressed in sight', async ({ page }) => {
  // The button is at the lower edge, where toasts are shown.
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, '/pottery/');
  const button = page.getByRole('button', { name: 'See what is coming' });
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 476));
  await button.click();
  const toast = page.locator('[data-sonner-toast]');
  const edges = async () => {
    const [pressed, message] = await Promise.all([button.boundingBox(), toast.boundingBox()]);
    return pressed && message ? pressed.y - (message.y + message.height) : undefined;
  };
  await expect.poll(edges).toBeGreaterThan(0);
});

test('a page to come has the title of the age group in its address, and says so on request', async ({
  page,
}) => {
  await visit(page, '/pottery/?age=under18');
  await expect(page.getByRole('heading', { level: 1, name: 'Pottery for the Young' })).toBeVisible();
  await page.getByRole('button', { name: 'See what is coming' }).click();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(page.getByText('Pottery for the Young content is currently under development')).toBeVisible();
});
