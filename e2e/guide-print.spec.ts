import { expect, type Page, test } from 'playwright/test';
import { explore, open } from './guide';

// The printed guide: every restaurant, or those of the selected region.

const GUIDE = '/travel/port-alder/';
const ALL = [
  'blue-door',
  'ferry-kitchen',
  'mill-bakery',
  'night-lamp',
  'quiet-spoon',
  'saffron-room',
  'north-star',
  'oyster-hut',
  'old-orchard',
];

/** Slugs of the visible cards of restaurants, on all maps. */
const cards = (page: Page) =>
  page
    .getByRole('article')
    .filter({ visible: true })
    .evaluateAll((found) => found.filter((card) => card.closest('[id^=map-]')).map(({ id }) => id));

for (const search of ['', '?region=quayside', '?region=all'])
  test(`a guide at ${search || 'its own address'} lists every restaurant once on paper`, async ({ page }) => {
    await open(page, GUIDE + search);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => cards(page)).toEqual(ALL);
    const note = explore(page).getByText('Selected on screen: Quayside. Every place is listed here.');
    await expect(note).toBeVisible({ visible: search === '?region=quayside' });
  });

test('a selected region is printed by itself, with the title of the guide', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinting: true });
  });
  await open(page, `${GUIDE}?region=quayside`);
  await explore(page).getByRole('button', { name: 'Print Quayside' }).click();
  await page.waitForFunction(() => 'isPrinting' in window);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const rest = [
    main.getByRole('heading', { level: 2, name: 'Explore the harbour' }),
    main.getByText('Fish Hall').first(),
  ];
  await expect.poll(() => cards(page)).toEqual(['blue-door', 'ferry-kitchen']);
  await expect(explore(page).getByText('Only Quayside is listed here.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of rest) await expect(part).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => cards(page)).toEqual(ALL);
  for (const part of rest) await expect(part).toBeVisible();
});
