import { expect, type Page, test } from 'playwright/test';
import { ready, settled, watch } from './watch';

const ATTACK = '<img src=x onerror=alert(1)><script>alert(2)</script>';
/** As they stand in an address. Characters of several units begin at every odd place, where texts are cut. */
const VALUES = [
  encodeURIComponent(ATTACK),
  encodeURIComponent(`${'a'.repeat(39)}${'😀'.repeat(81)}`),
  '%ED%A0%80%E0%A4%A%',
  '__proto__',
  encodeURIComponent(`1e309,constructor,\u202E,\0,-1,NaN,٣`),
  'a'.repeat(600),
];
/** Texts that may be typed or pasted into any field. */
const TYPED = ['\ud800', 'a\udfff', '\u202E\0', ATTACK, '__proto__', 'x'.repeat(100_000)];
/** One page of each kind that reads its address or has fields. */
const ROUTES = [
  '/',
  '/barley-stew/',
  '/recipes/',
  '/recipes/saved/',
  '/recipes/shopping-list/',
  '/flour/',
  '/pottery/',
  '/travel/port-alder/',
  '/travel/port-alder/search/',
  '/travel/port-alder/events/',
  '/travel/islands/',
];

/** Names of the parameters that the page's own script asks its address for. Begins with the next page. */
async function notingParameters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked = new Set<string>();
    Object.assign(window, { asked });
    window.URLSearchParams = class extends URLSearchParams {
      override get(name: string) {
        asked.add(name);
        return super.get(name);
      }
      override getAll(name: string) {
        asked.add(name);
        return super.getAll(name);
      }
      override has(name: string) {
        asked.add(name);
        return super.has(name);
      }
    };
  });
  return () => page.evaluate(() => [...((window as { asked?: Set<string> }).asked ?? [])]);
}

/** Puts a text into every field of the page, as pasting does. Runs in the page. */
function fillEveryField(text: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].filter((field) =>
    ['text', 'search', 'email', ''].includes(field.getAttribute('type') ?? ''),
  );
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of fields) {
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  }
}

for (const route of ROUTES) {
  test(`${route} takes any address and any text without harm`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    const parameters = await notingParameters(page);
    // A planner reads the rest of its parameters once it is open.
    await page.goto(`${route}?eat=2026-01-01T19:00`);
    await ready(page);
    const names = [...new Set([...(await parameters()), 'eat', 'pace', 'walk'])];
    for (const [visit, value] of VALUES.entries()) {
      // Every name has every value once; one of them is there twice.
      const query = [...names, ...names.slice(0, 1)].map(
        (name, index) => `${name}=${VALUES[(visit + index) % VALUES.length]}`,
      );
      await page.goto(`${route}?${query.join('&')}#${value}`);
      await ready(page);
      await expect(page.locator('h1')).not.toContainText('Unexpected Application Error!');
      await expect(page.locator('main img[onerror], main script:not([type])')).toHaveCount(0);
    }
    for (const text of TYPED) await page.evaluate(fillEveryField, text);
    await settled(page);
    await expect(page.locator('h1')).not.toContainText('Unexpected Application Error!');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await width()).toBeLessThanOrEqual(0);
    expect(watched.problems).toEqual([]);
  });
}

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
        ['checked:barley-stew', '{"__proto__":1}'],
        ['cook:barley-stew', '{"step":[],"at":"yesterday"}'],
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
      '/travel/port-alder/',
      '/recipes/',
    ]) {
      await page.goto(route);
      await ready(page);
      await expect(page.locator('h1')).toHaveCount(1);
    }

    await page.goto('/barley-stew/');
    await ready(page);
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('750 g')).toBeVisible();
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: 'Add to favourites' }).first().click();
    await page.getByRole('button', { name: 'Cook mode' }).first().click();
    const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
    await cook.getByRole('button', { name: '15:00, start the timer: Marinate the beef' }).click();
    await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Marinate the beef');
    expect(watched.problems).toEqual([]);
  });
}

test('no script and no markup that was not exported gets into a page', async ({ page }) => {
  await page.goto('/');
  const taken = await page.evaluate(() => {
    const script = () => document.body.appendChild(document.createElement('script'));
    const tries: Record<string, () => unknown> = {
      'inline script': () => script().append('window.intruder = true'),
      'text of a script': () => Object.assign(script(), { textContent: 'window.intruder = true' }),
      'script of another site': () => Object.assign(script(), { src: 'https://else.test/a.js' }),
      'script of data': () => Object.assign(script(), { src: 'data:text/javascript,window.intruder=true' }),
      'worker of another kind': () => new Worker('/pictures/a.js'),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b onclick="window.intruder=true">x</b>'),
      document: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      timer: () => setTimeout('window.intruder = true' as unknown as () => void),
      policy: () =>
        (
          window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes?.createPolicy('other', {}),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return name;
      } catch {
        return [];
      }
    });
  });
  // Text that is put into a script is refused when it should run.
  expect(taken).toEqual(['inline script']);
  const styled = await page.evaluate(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.append('h1 { display: none }');
    return style.sheet !== null;
  });
  expect(styled).toBe(false);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});
