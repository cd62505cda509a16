import { expect, test } from '@playwright/test';
import { ready, watch } from './watch';

const ATTACK = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const VALUES = [
  ATTACK,
  '%',
  '%00',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '٣',
  '😀',
  'a'.repeat(2000),
];
const PARAMETERS: Record<string, string[]> = {
  '/jjajangmyeon/': ['servings', 'units', 'eat', 'pace'],
  '/buttered-pork/': ['version'],
  '/flour/': ['cups', 'grams', 'bake', 'protein'],
  '/recipes/shopping-list/': ['units'],
  '/recipes/': ['category', 'time', 'diet', 'have'],
  '/travel/toronto/': ['region', 'history', 'category', 'cuisine', 'at', 'walk'],
  '/travel/california/': ['region'],
  '/travel/toronto/search/': ['q'],
  '/fitness/': ['age'],
};

for (const [route, names] of Object.entries(PARAMETERS)) {
  test(`${route} takes any address without harm`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    for (const value of VALUES) {
      // A lone percent sign is no valid encoding, so it is sent as it is.
      const encoded = value.startsWith('%') ? value : encodeURIComponent(value);
      await page.goto(`${route}?${names.map((name) => `${name}=${encoded}`).join('&')}#${encoded}`);
      await ready(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main img[onerror], main script:not([type])')).toHaveCount(0);
    }
    expect(watched.problems).toEqual([]);
  });
}

test('servings outside of what a kitchen makes fall back or stop at the limits', async ({ page }) => {
  for (const value of ['0', '-4', 'abc', '1e9', '4;8']) {
    await page.goto(`/jjajangmyeon/?servings=${value}`);
    await ready(page);
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|-\d+ g/);
  }
});

const storages: [name: string, script: () => void][] = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      for (const [name, value] of [
        ['saved', '{broken'],
        ['checked:jjajangmyeon', '{"__proto__":1}'],
        ['cook:jjajangmyeon', '{"step":[],"at":"yesterday"}'],
        ['timers', '[null,{"id":7},{"id":"x","end":"later"},"text"]'],
        ['shopping', '{"version":1,"recipes":"all","ticked":{}}'],
        ['subscribed', '[]'],
        ['subscriber-email', '<script>alert(1)</script>'],
      ]) {
        localStorage.setItem(`rtr:${name}`, value ?? '');
      }
    },
  ],
];

for (const [name, script] of storages) {
  test(`with ${name} storage, pages and controls work`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.addInitScript(script);
    for (const route of [
      '/',
      '/recipes/saved/',
      '/recipes/shopping-list/',
      '/travel/toronto/',
      '/jjajangmyeon/',
    ]) {
      await page.goto(route);
      await ready(page);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('500 g').first()).toBeVisible();
    const box = page.getByRole('checkbox', { name: /pork shoulder/ });
    await box.check();
    await expect(box).toBeChecked();
    await page
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: /cook mode|start cooking/i })
      .first()
      .click();
    const cook = page.getByRole('dialog', { name: /Cook mode/ });
    await cook.getByRole('button', { name: /start the timer/ }).click();
    await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Marinate the pork');
    expect(watched.problems).toEqual([]);
  });
}

test('a script that was not exported with the page does not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="bait" onclick="window.intruder = true">x</button>',
    );
    document.getElementById('bait')?.click();
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});
