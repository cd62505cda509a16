import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { openTranslated } from './translate';
import { ready, settled, watch } from './watch';

test.use({ reducedMotion: 'reduce' });

async function visit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}
const start = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const cookMode = (page: Page) => page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });

/** Opens cook mode and goes to the fourth step, which gets the focus. */
async function cookToStepFour(page: Page, address = '/barley-stew/') {
  await visit(page, address);
  await start(page, 'Cook mode').click();
  const cook = cookMode(page);
  for (const step of ['Cut the vegetables', 'Boil the eggs', 'Brown the beef']) {
    await cook.getByRole('button', { name: 'Next' }).click();
    await expect(cook.getByRole('heading', { name: step })).toBeFocused();
  }
  return { cook, heading: cook.getByRole('heading', { name: 'Brown the beef' }) };
}

test('steps follow each other, Escape closes cook mode, and its timer survives a reload', {
  tag: '@engines',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T18:00:00Z');
  await visit(page, '/barley-stew/?servings=8');
  await start(page, 'Cook mode').click();
  const cook = cookMode(page);
  const next = cook.getByRole('button', { name: 'Next' });
  await expect(cook.getByRole('heading', { name: 'Season the beef' })).toBeVisible();
  await next.click();
  await expect(cook.getByText('Step 2 of 8').first()).toBeVisible();
  await cook.getByRole('button', { name: 'Back' }).click();
  await expect(cook.getByText('Step 1 of 8').first()).toBeVisible();
  await next.click();
  await next.click();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('4 eggs');
  await cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' }).click();
  await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Boil the eggs');
  await page.keyboard.press('Escape');
  await expect(cook).toHaveCount(0);
  await expect(start(page, 'Continue at step 3')).toBeFocused();

  await page.clock.setFixedTime('2026-11-27T18:02:30Z');
  await page.reload();
  await ready(page);
  const timers = page.getByRole('region', { name: 'Timers' });
  await expect(timers).toContainText('Boil the eggs');
  await expect(timers).toContainText('6:30');
  await timers.getByRole('button', { name: 'Cancel: Boil the eggs' }).click();
  await expect(timers).toHaveCount(0);
});

test.describe('a reload', () => {
  test('opens cook mode at its step again, and Back closes it', { tag: '@engines' }, async ({
    page,
    baseURL,
  }) => {
    const { problems } = watch(page, baseURL ?? '');
    const { cook, heading } = await cookToStepFour(page);
    await page.reload();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(cook).toHaveCount(0);
    await expect(page).toHaveURL(/\/barley-stew\/$/);
    await expect(start(page, 'Continue at step 4')).toBeFocused();
    // The history entry of the page itself opens nothing.
    await page.reload();
    await ready(page);
    await expect(start(page, 'Continue at step 4')).toBeVisible();
    await settled(page);
    await expect(cook).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('closes the list of steps over cook mode', async ({ page }) => {
    const { cook, heading } = await cookToStepFour(page);
    const steps = cook.getByRole('navigation', { name: 'Steps' });
    await cook.getByRole('button', { name: 'List of steps' }).click();
    await expect(steps).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(steps).toBeHidden();
    await page.goBack();
    await expect(cook).toHaveCount(0);
  });

  test('after the last step leaves cook mode closed', async ({ page }) => {
    const { cook } = await cookToStepFour(page);
    await page.keyboard.press('End');
    await cook.getByRole('button', { name: 'Finish' }).click();
    await expect(cook.getByRole('heading', { name: 'That was the last step' })).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(start(page, 'Cook mode')).toBeVisible();
    await settled(page);
    await expect(cook).toHaveCount(0);
  });

  test('shows the page alone where the chunk of cook mode does not load', async ({ page }) => {
    const { cook } = await cookToStepFour(page);
    const html = await (await page.request.get('/barley-stew/')).text();
    await page.route(
      ({ pathname }) => pathname.includes('/_next/static/chunks/') && !html.includes(pathname),
      (route) => route.abort(),
    );
    await page.reload();
    await ready(page);
    await expect(start(page, 'Continue at step 4')).toBeVisible();
    await settled(page);
    await expect(cook).toHaveCount(0);
  });
});

test('a new tab offers to continue and opens nothing by itself', async ({ page, context }) => {
  await cookToStepFour(page);
  const tab = await context.newPage();
  await visit(tab, '/barley-stew/');
  await expect(start(tab, 'Continue at step 4')).toBeVisible();
  await settled(tab);
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});

test('cooking for six continues from an address without servings, and starts over as written', {
  tag: '@engines',
}, async ({ page, context }) => {
  await cookToStepFour(page, '/barley-stew/?servings=6');
  await page.close();
  const tab = await context.newPage();
  await visit(tab, '/barley-stew/');
  await start(tab, 'Continue at step 4').click();
  const cook = cookMode(tab);
  await expect(cook.getByText('For 6 servings, step 4.')).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('45 ml neutral oil');
  await cook.getByRole('button', { name: 'Start over' }).click();
  await expect(cook.getByText('Step 1 of 8').first()).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('600 g beef shin');
});

test('cooking for six continues with the servings that an address names', async ({ page }) => {
  await cookToStepFour(page, '/barley-stew/?servings=6');
  await visit(page, '/barley-stew/?servings=8');
  await start(page, 'Continue at step 4').click();
  const cook = cookMode(page);
  await expect(cook.getByText('For 8 servings, step 4.')).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('60 ml neutral oil');
});

for (const width of [320, 1440])
  test(`the button to continue takes the place of the button to start at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/barley-stew/');
    const before = await start(page, 'Cook mode').boundingBox();
    await page.evaluate(() =>
      localStorage.setItem('rtr:cook:barley-stew', JSON.stringify({ step: 'brown', at: Date.now() })),
    );
    await page.reload();
    await ready(page);
    // In the header and in the bar.
    await expect(page.getByText('Continue at step 4', { exact: true })).toHaveCount(2);
    expect(await start(page, 'Continue at step 4').boundingBox()).toEqual(before);
  });

test('a window of 320 × 256 px shows the step first, with all controls after it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { cook, heading } = await cookToStepFour(page);
  await expect(heading).toBeInViewport();
  const { y = 256 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeLessThan(64);
  await expect(cook.getByRole('button', { name: 'Close cook mode' })).not.toBeInViewport();
  await expect(cook.getByRole('button', { name: 'Next' })).not.toBeInViewport();
  await cook.getByRole('button', { name: 'Next' }).click();
  const fifth = cook.getByRole('heading', { name: 'Soften the vegetables' });
  await expect(fifth).toBeFocused();
  await expect(fifth).toBeInViewport();
  await cook.getByRole('button', { name: 'List of steps' }).click();
  const steps = cook.getByRole('navigation', { name: 'Steps' });
  expect((await steps.boundingBox())?.width).toBe(320);
  await steps.getByRole('button', { name: 'Cut the vegetables' }).click();
  const second = cook.getByRole('heading', { name: 'Cut the vegetables' });
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
});

test('a phone on its side has step and controls in view, and no picture', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { cook, heading } = await cookToStepFour(page);
  await expect(heading).toBeInViewport();
  await expect(cook.getByRole('button', { name: 'Close cook mode' })).toBeInViewport({ ratio: 1 });
  await expect(cook.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  await cook.getByRole('button', { name: 'Back' }).click();
  await cook.getByRole('button', { name: 'Back' }).click();
  await expect(cook.getByRole('heading', { name: 'Cut the vegetables' })).toBeFocused();
  await expect(cook.getByRole('img')).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the last photo of a step is beside its text', async ({ page }) => {
    const { cook } = await cookToStepFour(page);
    await cook.getByRole('button', { name: 'Back' }).click();
    await cook.getByRole('button', { name: 'Back' }).click();
    const heading = cook.getByRole('heading', { name: 'Cut the vegetables' });
    await expect(heading).toBeFocused();
    const photo = cook.getByRole('img', { name: 'Diced onions and carrots' });
    await expect(photo).toBeInViewport({ ratio: 1 });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const [text, shown] = [await heading.boundingBox(), await photo.boundingBox()];
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .include('[role="dialog"]')
      .analyze();
    expect(violations).toEqual([]);
  });

  test('the picture of a step is beside its text, and below it where there is less room', async ({
    page,
  }) => {
    const { cook, heading } = await cookToStepFour(page);
    const picture = cook.getByRole('img', { name: 'Diced beef browning in one layer in a pot' });
    const distance = async () => {
      const [text, shown] = [await heading.boundingBox(), await picture.boundingBox()];
      return (text?.x ?? 0) - (shown?.x ?? 0);
    };
    await expect(picture).toHaveCount(1);
    expect(await distance()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(picture).toHaveCount(1);
    await expect.poll(distance).toBe(0);
  });
});

test('a page that the browser translates turns its steps and counts down', async ({ page, baseURL }) => {
  await page.clock.install({ time: '2026-11-27T18:00:00Z' });
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, '/barley-stew/');
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: 'Barley Stew' });
  await expect(cook).toContainText('Step 1 of 8');
  await cook.getByRole('button', { name: 'start the timer' }).click();
  await expect(cook.getByRole('button', { name: /Cancel/ })).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(cook).toContainText(/\b9:\d\d/);
  await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook).toContainText('Step 2 of 8');
  await expect(cook).not.toContainText('Step 1 of 8');
  await cook.getByRole('button', { name: /Cancel/ }).click();
  await expect(cook).not.toContainText(/\b9:\d\d/);
  expect(watched.problems).toEqual([]);
});
