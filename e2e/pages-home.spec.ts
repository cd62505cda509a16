import { expect, test } from 'playwright/test';
import { SAVED } from './saved-things';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test.describe('examples of the tools', () => {
  test('cook mode opens in its recipe, and Back leads home', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('link', { name: 'Open cook mode' }).press('Enter');
    const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
    await expect(cook.getByRole('heading', { name: 'Season the beef' })).toBeVisible();
    await cook.getByRole('button', { name: 'Close cook mode' }).click();
    await expect(cook).toBeHidden();
    await expect(page).toHaveURL(/\/barley-stew\/$/);
    await expect(page.getByRole('button', { name: 'Cook mode' }).first()).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'At the stove' })).toBeVisible();
  });

  test('a reload after cook mode opens the recipe', async ({ page }) => {
    await page.goto('/barley-stew/#cook');
    const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
    await cook.getByRole('button', { name: 'Close cook mode' }).click();
    await page.reload();
    await ready(page);
    await expect(cook).toBeHidden();
  });

  test('the planner opens at the next Saturday that can be met', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
    await page.goto('/');
    await ready(page);
    await page.getByRole('link', { name: 'Plan it' }).click();
    const plan = page.getByRole('dialog', { name: 'Plan it' });
    await expect(plan.getByText('Start tomorrow at 5:10 pm.')).toBeVisible();
    await expect(plan.getByLabel('Day', { exact: true })).toHaveValue('2026-11-28');
    await expect(plan.getByLabel('Time', { exact: true })).toHaveValue('19:00');
  });

  test('the list opens with both recipes', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('link', { name: 'Open this list' }).click();
    await expect(page).toHaveURL(/\/recipes\/shopping-list\//);
    await expect(page.getByText('Barley Stew').first()).toBeInViewport();
    await expect(page.getByText('Oat Dumplings').first()).toBeVisible();
  });
});

test('neighbouring sections float in opposite directions while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await ready(page);
  const directions = await page.evaluate(() => {
    const floating = document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline);
    return floating.map((animation) => {
      const top = (percent: number) => {
        animation.pause();
        animation.currentTime = CSS.percent(percent) as unknown as number;
        return (animation.effect as KeyframeEffect).target?.getBoundingClientRect().top ?? 0;
      };
      return top(100) < top(0) ? 'up' : 'down';
    });
  });
  expect(directions).toEqual(['down', 'up', 'down', 'up', 'down', 'up', 'down']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('kinds of recipe are a band of two columns from edge to edge', async ({ page }) => {
    await page.goto('/');
    const tiles = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What shall it be' }) })
      .locator('a:has(img)');
    await expect(tiles).toHaveCount(4);
    const edges = await tiles.evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        return { left, right, top: Math.round(top - (links[0]?.getBoundingClientRect().top ?? 0)) };
      }),
    );
    expect(edges).toEqual([
      { left: 0, right: 195, top: 0 },
      { left: 195, right: 390, top: 0 },
      { left: 0, right: 195, top: 144 },
      { left: 195, right: 390, top: 144 },
    ]);
  });

  test('the programs are shorter than the screen', async ({ page }) => {
    await page.goto('/');
    const programs = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Learn it at my stove' }) });
    const box = await programs.boundingBox();
    expect(box?.height).toBeLessThan(844);
  });
});

test('a phone shows the tools and the way back to saved recipes in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await ready(page);
  const first = page.getByRole('region', { name: 'Introduction' });
  await expect(first.getByRole('link', { name: 'Cook now' })).toHaveAttribute('href', '/barley-stew/#cook');
  await expect(first.getByRole('link', { name: 'My list' })).toBeInViewport({ ratio: 1 });
  await expect(first.getByText('Back again?')).toBeHidden();
  await page.evaluate(
    (saved) => localStorage.setItem('rtr:saved', JSON.stringify(saved)),
    SAVED['rtr:saved'],
  );
  await page.reload();
  await expect(first.getByText('Back again?')).toBeInViewport({ ratio: 1 });
  await first.getByRole('link', { name: 'saved' }).click();
  await expect(page).toHaveURL(/\/recipes\/saved\/$/);
});
