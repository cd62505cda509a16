import { expect, type Locator, type Page, test } from '@playwright/test';
import { brands } from '@/data/brands';
import { coachingStats, programs } from '@/data/pages/house/programs';
import { site } from '@/lib/content/site';
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

test.describe('coaching', () => {
  test('every button opens a new composer with a subject and a body of its own', async ({ page }) => {
    await visit(page, '/coaching/');
    const letters = [];
    for (const name of [
      'Apply for Coaching',
      'Apply Now',
      ...programs.map(({ title }) => new RegExp(`^Learn More.*${title}`)),
    ]) {
      letters.push(await letterOf(page.getByRole('link', { name, exact: true })));
    }
    for (const letter of letters) {
      expect(letter.to).toBe(site.contactEmail);
      expect(letter.subject).not.toBe('');
      expect(letter.body.split('\n').length).toBeGreaterThan(3);
      expect(letter.opens).toBe('_blank');
    }
    expect(new Set(letters.map(({ body }) => body)).size).toBe(letters.length);
    const consultation = await letterOf(page.getByRole('link', { name: 'Schedule Free Consultation' }));
    expect(letters.map(({ subject }) => subject)).not.toContain(consultation.subject);

    // Watching success stories scrolls to where they will be.
    await page.getByRole('link', { name: 'Watch Success Stories' }).click();
    const heading = page.getByRole('heading', { name: 'Success Stories' });
    await expect(heading).toBeInViewport();
    await settled(page);
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });

  test('prices and durations read the same at home and there, each true in its place', async ({ page }) => {
    await visit(page, '/');
    const home = page.getByRole('main');
    for (const { title, price, duration, label, adultsOnly } of programs) {
      const card = home.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      for (const words of [price, duration.card, label, adultsOnly && 'For members 18+']) {
        if (words) await expect(card.getByText(words).first()).toBeVisible();
      }
    }
    await visit(page, '/coaching/');
    const coaching = page.getByRole('main');
    for (const { title, price, duration, label, adultsOnly } of programs) {
      const row = coaching.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      for (const words of [price, duration.page, duration.note, label, adultsOnly && 'For members 18+']) {
        if (words) await expect(row.getByText(words).first()).toBeVisible();
      }
    }
    for (const { number } of coachingStats) {
      await expect(coaching.getByText(number, { exact: true }).first()).toBeVisible();
    }
  });
});

test.describe('home', () => {
  test('seven kinds of recipe stand in their order, each with a way on', async ({ page }) => {
    await visit(page, '/');
    const shelf = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'What are you cooking?' }),
      });
    const names = ['One Pot', 'High Protein', 'Chicken', 'Beef', 'Pork', 'Noodles', 'Pasta'];
    for (const name of names) {
      await expect(shelf.getByRole('link', { name: new RegExp(`^${name} \\w`) })).toBeVisible();
    }
    await expect(shelf.getByRole('link').filter({ hasNotText: 'All Recipes' })).toHaveCount(names.length);
  });

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
    expect(shifts.length).toBeGreaterThan(5);
    expect(shifts.map((shift) => Math.round(Math.abs(shift)))).toEqual(shifts.map(() => 5));
    expect(new Set(shifts.map(Math.sign)).size).toBe(2);
  });

  test('nothing floats for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    expect((await floats(page)).filter((shift) => shift !== 0)).toEqual([]);
  });
});

test('the partners and the profiles introduce the site', async ({ page }) => {
  await visit(page, '/about/');
  const partners = page.locator('section').filter({ has: page.getByRole('heading', { name: /partner/i }) });
  await expect(partners.getByRole('img')).toHaveCount(brands.length);
  await visit(page, '/content/');
  for (const { name, href } of site.socials) {
    const card = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}.*opens in a new tab`) });
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toHaveAttribute('target', '_blank');
  }
  const kit = await letterOf(page.getByRole('main').getByRole('link', { name: /media kit/i }));
  expect(kit).toMatchObject({ to: site.contactEmail, opens: '_blank' });
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a page that is coming is called what its address asks for, there and in its message', async ({
  page,
}) => {
  await visit(page, '/fitness/?age=under18');
  const title = 'Teen Fitness & Wellness';
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See what is coming' }).click();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(page.getByText(`${title} content is currently under development`)).toBeVisible();
});
