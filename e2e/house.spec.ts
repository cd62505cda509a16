import { expect, type Locator, type Page, test } from 'playwright/test';
import * as links from '@/.content/words/links';
import * as words from '@/.content/words/pages';
import { about, coaching, contentPage, home } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { pages } from '@/lib/pages/all';
import { needed } from './content/found';
import { ready, settled } from './watch';

const visit = async (page: Page, route: string) => {
  await page.goto(route);
  await ready(page);
};

/** A mail link taken apart: who it goes to, its subject and its body, with plain line breaks. */
async function letterOf(link: Locator) {
  const href = (await link.getAttribute('href')) ?? '';
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/.exec(href) ?? [];
  const fields = new Map(
    query.split('&').map((field) => {
      const [name = '', value = ''] = field.split('=').map(decodeURIComponent);
      return [name, value.replaceAll('\r\n', '\n')];
    }),
  );
  return {
    to: decodeURIComponent(to),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
    opens: await link.getAttribute('target'),
  };
}

/** Pages that may be switched off. */
const programs = coaching?.programs.items ?? [];

test.describe('coaching', () => {
  test('every button opens a new composer with a subject and a body of its own', async ({ page }) => {
    const { opening, closing, stories } = needed(coaching, 'coaching');
    await visit(page, '/coaching/');
    const main = page.getByRole('main');
    const others = closing.consultation ? [closing.consultation] : [];
    const letters = [];
    for (const { buttonText } of [opening.apply, closing.apply, ...others]) {
      letters.push(await letterOf(main.getByRole('link', { name: buttonText, exact: true })));
    }
    for (const { title, mail } of programs) {
      const name = `${mail.buttonText} , ${title}`;
      letters.push(await letterOf(main.getByRole('link', { name, exact: true })));
    }
    for (const letter of letters) {
      expect(letter.to).toBe(site.contactEmail);
      expect(letter.subject).not.toBe('');
      expect(letter.body.split('\n').length).toBeGreaterThan(3);
      expect(letter.opens).toBe('_blank');
    }
    expect(new Set(letters.map(({ body }) => body)).size).toBe(letters.length);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);

    // Watching success stories scrolls to where they will be.
    if (!opening.stories || !stories) return;
    await page.getByRole('link', { name: opening.stories }).click();
    const heading = page.getByRole('heading', { name: stories.title });
    await expect(heading).toBeInViewport();
    await settled(page);
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });

  test('prices and durations read the same at home and there, each true in its place', async ({ page }) => {
    needed(coaching, 'coaching');
    await visit(page, '/');
    const first = page.getByRole('main');
    for (const { title, price, duration, label, adultsOnly } of home.coaching ? programs : []) {
      const card = first.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      for (const said of [price, duration.card, label, adultsOnly && words.adultsOnly]) {
        if (said) await expect(card.getByText(said).first()).toBeVisible();
      }
    }
    await visit(page, '/coaching/');
    const main = page.getByRole('main');
    for (const { title, price, duration, label, adultsOnly } of programs) {
      const row = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      for (const said of [price, duration.page, duration.note, label, adultsOnly && words.adultsOnly]) {
        if (said) await expect(row.getByText(said).first()).toBeVisible();
      }
    }
    for (const { number } of coaching?.numbers ?? []) {
      await expect(main.getByText(number, { exact: true }).first()).toBeVisible();
    }
  });
});

test.describe('home', () => {
  /** By how much the headings seen at both places moved on the page while it was scrolled by 100 px. */
  const floats = async (page: Page) =>
    page.evaluate(async () => {
      for (const hidden of document.querySelectorAll('.reveal')) hidden.classList.remove('reveal');
      const headings = [...document.querySelectorAll('main h2, main h3')];
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
    const shifts = await floats(page);
    const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
    expect(shifts.length).toBeGreaterThanOrEqual(sections);
    expect(shifts.map((shift) => Math.round(Math.abs(shift)))).toEqual(shifts.map(() => 5));
    expect(new Set(shifts.map(Math.sign)).size).toBe(Math.min(sections, 2));
  });

  test('nothing floats for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    expect((await floats(page)).filter((shift) => shift !== 0)).toEqual([]);
  });
});

test('the partners and the profiles introduce the site', async ({ page }) => {
  if (about?.partners) {
    const { title, brands } = about.partners;
    await visit(page, '/about/');
    const partners = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(partners.getByRole('img')).toHaveCount(brands.length);
  }
  const { mediaKit, back } = needed(contentPage, 'page of the profiles');
  await visit(page, '/content/');
  const main = page.getByRole('main');
  for (const { name, href } of site.socials) {
    const card = main.getByRole('link', { name: `${name} ${links.newTab}`, exact: true });
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toHaveAttribute('target', '_blank');
  }
  if (mediaKit) {
    const kit = await letterOf(main.getByRole('link', { name: mediaKit.mail.buttonText }));
    expect(kit).toMatchObject({ to: site.contactEmail, opens: '_blank' });
  }
  if (!back) return;
  await page.getByRole('link', { name: back.name }).click();
  await expect(page).toHaveURL(new RegExp(`${back.href.replace(/\/?$/, '/')}$`));
});

/** Every page to come, and the titles it has by the age group in its address. */
const soon = pages.flatMap((page) => {
  const { title, path, soon } = page;
  if (!soon?.plan?.buttonText) return [];
  const { buttonText } = soon.plan;
  const groups = (soon.ages?.options ?? []).flatMap(({ age, title: own = title }) =>
    age ? [{ route: `${path}/?age=${age}`, title: own, buttonText }] : [],
  );
  const unknown = soon.ages ? [{ route: `${path}/?age=12`, title, buttonText }] : [];
  return [{ route: `${path}/`, title, buttonText }, ...groups, ...unknown];
});

test('a page that is coming is called what its address asks for, there and in its message', async ({
  page,
}) => {
  const [asked] = soon.toSorted(
    (one, other) => Number(other.route.includes('?')) - Number(one.route.includes('?')),
  );
  const { route, title, buttonText } = needed(asked, 'page that is coming');
  await visit(page, route);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: buttonText }).click();
  await expect(page.getByText(words.comingSoon, { exact: true })).toBeVisible();
  await expect(page.getByText(words.underDevelopment({ subject: title }))).toBeVisible();
});
