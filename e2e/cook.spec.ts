import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
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
    await cook.getByRole('button', { name: 'Next', exact: true }).click();
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
  const next = cook.getByRole('button', { name: 'Next', exact: true });
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

test('a timer leads to the recipe as it is cooked, from every page', async ({ page }) => {
  await visit(page, '/barley-stew/?servings=8');
  await start(page, 'Cook mode').click();
  const cook = cookMode(page);
  await cook.getByRole('button', { name: 'Next', exact: true }).click();
  await cook.getByRole('button', { name: 'Next', exact: true }).click();
  await cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' }).click();
  await page.keyboard.press('Escape');
  for (const address of ['/recipes/', '/barley-stew/']) {
    await visit(page, address);
    const link = page.getByRole('region', { name: 'Timers' }).getByRole('link', { name: 'Boil the eggs' });
    await expect(link, address).toHaveAttribute('href', /^\/barley-stew\/\?servings=8&units=metric#/);
    await link.click();
    await expect(page).toHaveURL(/\/barley-stew\/\?servings=8&units=metric#/);
    // A timer of the open recipe, as it is cooked, leads nowhere else.
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '8 servings' })).toBeVisible();
  }
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
    await expect(cook.getByRole('heading', { name: 'You made barley stew' })).toBeFocused();
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
  await expect(cook.getByText('You’re at step 4, for 6 servings.')).toBeVisible();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('45 ml neutral oil');
  await cook.getByRole('button', { name: 'Start over' }).click();
  await expect(cook.getByText('Step 1 of 8').first()).toBeVisible();
  await expect(cook.getByRole('heading', { name: 'Season the beef' })).toBeFocused();
  await expect(cook.getByRole('list', { name: 'For this step' })).toContainText('600 g beef shin');
  await expect(cook.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('cooking for six continues with the servings that an address names', async ({ page }) => {
  await cookToStepFour(page, '/barley-stew/?servings=6');
  await visit(page, '/barley-stew/?servings=8');
  await start(page, 'Continue at step 4').click();
  const cook = cookMode(page);
  await expect(cook.getByText('You’re at step 4, for 8 servings.')).toBeVisible();
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

test.describe('in a window of 320 × 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the step has at least 120 px between one line above and one below', async ({ page }) => {
    const { cook, heading } = await cookToStepFour(page);
    const next = cook.getByRole('button', { name: 'Next', exact: true });
    const close = cook.getByRole('button', { name: 'Close cook mode' });
    const room = async () => {
      const [above, below] = [await close.boundingBox(), await next.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await room()).toBeGreaterThanOrEqual(160);
    await cook.getByRole('button', { name: /start the timer/ }).click();
    const timers = cook.getByRole('region', { name: 'Timers' });
    await expect(timers).toBeInViewport({ ratio: 1 });
    const line = (await timers.boundingBox())?.height ?? 0;
    expect((await room()) - line).toBeGreaterThanOrEqual(120);
  });

  test('the list of steps and the ingredients open over the whole step', async ({ page }) => {
    const { cook } = await cookToStepFour(page);
    await cook.getByRole('button', { name: 'List of steps' }).click();
    const steps = cook.getByRole('navigation', { name: 'Steps' });
    expect((await steps.boundingBox())?.width).toBe(320);
    await steps.getByRole('button', { name: 'Cut the vegetables' }).click();
    const second = cook.getByRole('heading', { name: 'Cut the vegetables' });
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport();
    await cook.getByRole('button', { name: /^Ingredients/ }).click();
    const list = page.getByRole('dialog', { name: 'Ingredients' });
    await expect(list.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the pictures of a step are above its text, as wide as the window, and turn', async ({ page }) => {
    const { cook, heading } = await cookToStepFour(page);
    const picture = cook.getByRole('img', { name: 'Diced beef browning in one layer in a pot' });
    const [text, shown] = [await heading.boundingBox(), await picture.boundingBox()];
    expect(shown?.width).toBe(390);
    expect(shown?.height).toBeCloseTo(243.75, 0);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(text?.y ?? 0);
    await cook.getByRole('button', { name: 'Next photo' }).click();
    await expect(picture).toBeHidden();
    await expect(cook.getByRole('img')).toHaveCount(1);
    await expect(cook.getByText('Photo 2 of 2')).toHaveCount(1);
  });

  test('the text of a step has half of the window beside two running timers', async ({ page }) => {
    const { cook, heading } = await cookToStepFour(page);
    const boxes = (shown: Locator) =>
      shown.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    await cook.getByRole('button', { name: 'Back', exact: true }).click();
    await cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' }).click();
    await cook.getByRole('button', { name: 'Next', exact: true }).click();
    await cook.getByRole('button', { name: /start the timer/ }).click();
    const timers = cook.getByRole('region', { name: 'Timers' });
    await expect(timers.getByRole('listitem')).toHaveCount(2);
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const rows = async () => (await boxes(timers.getByRole('listitem'))).map((row) => row.height);
      await expect.poll(rows, `${width} px`).toEqual([44, 44]);
      // A low window has no picture.
      const above = cook.getByRole('progressbar').or(cook.getByRole('img'));
      const room = async () => {
        const [[below], ...others] = [await boxes(timers), await boxes(above)];
        return (below?.top ?? 0) - Math.max(...others.flat().map(({ bottom }) => bottom));
      };
      await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(height / 2);
      await expect(heading, `${width} px`).toBeInViewport();
      await expect(cook.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the end shows the dish across the window, and gives a photo to the share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.length > 0,
        share: async ({ files = [], text }: ShareData) => {
          // The first time, the press is too long ago.
          shared.push(`${files[0]?.name}: ${text}`);
          if (shared.length === 1) throw new DOMException('', 'NotAllowedError');
        },
      });
    });
    const { cook } = await cookToStepFour(page);
    await page.keyboard.press('End');
    await cook.getByRole('button', { name: 'Finish' }).click();
    await expect(cook.getByRole('heading', { name: 'You made barley stew' })).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await cook.getByRole('button', { name: 'Share a photo' }).click();
    await (await chooser).setFiles({
      name: 'bowl.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('photo'),
    });
    await expect(cook.getByText('Your photo is ready. Press again to share it.')).toHaveCount(1);
    await cook.getByRole('button', { name: 'Share this photo' }).click();
    await expect(cook.getByRole('button', { name: 'Share a photo' })).toBeVisible();
    const sent = /^bowl\.jpg: I made barley stew: http.*\/barley-stew\/$/;
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      expect.stringMatching(sent),
      expect.stringMatching(sent),
    ]);
  });

  test('the end offers no photo where the device cannot share one', async ({ page }) => {
    const { cook } = await cookToStepFour(page);
    await page.keyboard.press('End');
    await cook.getByRole('button', { name: 'Finish' }).click();
    await expect(cook.getByRole('link', { name: 'Share your results' })).toBeVisible();
    await expect(cook.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
    await expect(cook.getByRole('button', { name: 'Share a photo' })).toHaveCount(0);
    await cook.getByRole('button', { name: 'Cook again' }).click();
    await expect(cook.getByRole('heading', { name: 'Season the beef' })).toBeFocused();
  });

  test('the ingredients open over the step, by key too, with the amounts and ticks of the page', async ({
    page,
  }) => {
    const { cook, heading } = await cookToStepFour(page, '/barley-stew/?servings=6');
    const opener = cook.getByRole('button', { name: 'Ingredients For 6 servings' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Ingredients' });
    await expect(list).toContainText('900 g beef shin');
    await list.getByText('beef shin').click();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .include('[role="dialog"]')
      .analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(list.getByRole('checkbox', { name: /beef shin/ })).toBeChecked();
    await page.goBack();
    await expect(list).toHaveCount(0);
    await expect(heading).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cook).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /beef shin/ })).toBeChecked();
  });

  test('a running timer is one line, an ended one a band with large digits', async ({ page }) => {
    await page.clock.install({ time: '2026-11-27T18:00:00Z' });
    const { cook } = await cookToStepFour(page);
    await cook.getByRole('button', { name: 'Back', exact: true }).click();
    await cook.getByRole('button', { name: '9:00, start the timer: Boil the eggs' }).click();
    const row = cook.getByRole('region', { name: 'Timers' }).getByRole('listitem');
    expect((await row.boundingBox())?.height).toBe(44);
    await row.getByRole('button', { name: 'Pause: Boil the eggs' }).focus();
    await page.clock.fastForward('09:05');
    const done = row.getByRole('button', { name: 'Done: Boil the eggs' });
    await expect(done).toBeFocused();
    expect((await row.boundingBox())?.width).toBe(390);
    const digits = row.getByText(/^−0:\d\d$/);
    expect((await digits.boundingBox())?.height).toBeGreaterThan(60);
    await done.click();
    await expect(row).toHaveCount(0);
    await expect(cook.getByRole('heading', { name: 'Boil the eggs' })).toBeFocused();
    await expect(cook.getByText('Boil the eggs: timer cleared')).toHaveCount(1);
  });
});

test('a phone on its side has step and controls in view, and no picture', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { cook, heading } = await cookToStepFour(page);
  await expect(heading).toBeInViewport();
  await expect(cook.getByRole('button', { name: 'Close cook mode' })).toBeInViewport({ ratio: 1 });
  await expect(cook.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });
  await cook.getByRole('button', { name: 'Back' }).click();
  await cook.getByRole('button', { name: 'Back' }).click();
  await expect(cook.getByRole('heading', { name: 'Cut the vegetables' })).toBeFocused();
  await expect(cook.getByRole('img')).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the photo of a step is beside its text', async ({ page }) => {
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

  test('the picture of a step is beside its text, and above it where there is less room', async ({
    page,
  }) => {
    const { cook, heading } = await cookToStepFour(page);
    const picture = cook.getByRole('img', { name: 'Diced beef browning in one layer in a pot' });
    expect(await picture.boundingBox()).toEqual({ x: 0, y: 0, width: 648, height: 900 });
    const places = async () => {
      const [text, shown] = [await heading.boundingBox(), await picture.boundingBox()];
      return {
        isBeside: (shown?.x ?? 0) + (shown?.width ?? 0) < (text?.x ?? 0),
        isAbove: (shown?.y ?? 0) + (shown?.height ?? 0) < (text?.y ?? 0),
      };
    };
    await expect(picture).toHaveCount(1);
    expect(await places()).toEqual({ isBeside: true, isAbove: false });
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(picture).toHaveCount(1);
    await expect.poll(places).toEqual({ isBeside: false, isAbove: true });
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
