import { expect, type Page, test } from 'playwright/test';
import { ready, watch } from './watch';

/** Records the moving pictures of view transitions, by name. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect as KeyframeEffect;
            const name = pseudoElement?.match(/^::view-transition-group\((?!root)(.+)\)$/)?.[1];
            if (name && Number(effect?.getComputedTiming().duration) > 1) moves.push(name);
          }
        },
        () => undefined,
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

/** Opens a recipe by its card, and cook mode there. */
async function openFromCard(page: Page): Promise<void> {
  await page.goto('/recipes/');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Barley Stew', exact: true }).first().click();
  await expect(page).toHaveURL(/\/barley-stew\/$/);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  await expect(page.getByRole('heading', { name: 'Season the beef' }).last()).toBeFocused();
}

test('the picture of a dish moves from its card to its page, and from there to cook mode', async ({
  page,
  baseURL,
}) => {
  const { problems } = watch(page, baseURL ?? '');
  const moves = await recordMoves(page);
  await openFromCard(page);
  await expect.poll(moves).toEqual(['dish-barley-stew', 'moving']);
  expect(problems).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no picture moves', async ({ page }) => {
    const moves = await recordMoves(page);
    await openFromCard(page);
    expect(await moves()).toEqual([]);
  });
});
