import { inLanguage } from '@/__tests__/text/in-language';

/** Modules that share a copy of React, with the messages of a language. */
const load = (language: string) =>
  inLanguage(language, {}, async () => ({
    ...(await import('react-dom/server')),
    ...(await import('@/components/pages/recipe-page')),
    ...(await import('@/components/shopping/tick-row')),
    ...(await import('@/lib/recipe/all')),
  }));

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const rowsOf = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it.each([
  ['en', '600 g beef shin, in 2 cm dice', '2 eggs'],
  ['fr', '600 g de beef shin, in 2 cm dice', '2 eggs'],
  ['ko', 'beef shin 600 g, in 2 cm dice', 'eggs 2개'],
])('in %s the list and the steps of a recipe have amounts where the language puts them', async (...row) => {
  const [language, beef, eggs] = row;
  const { renderToStaticMarkup, RecipePage, recipeBySlug } = await load(language);
  const page = elementOf(renderToStaticMarkup(<RecipePage recipe={recipeBySlug('barley-stew')} />));
  const items = rowsOf(page, 'li[data-ingredient]');
  expect(items[0]).toBe(beef);
  expect(items.filter((text) => text?.includes('egg'))[0]).toContain(eggs);
  // A column for amounts, or one line.
  expect(page.querySelectorAll('li[data-ingredient="beef"] label > span')).toHaveLength(
    language === 'en' ? 2 : 1,
  );
  // The amount is an element of its own, which is bold.
  const amounts = [...page.querySelectorAll('li[data-ingredient="beef"] [data-amount]')];
  expect(amounts[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe('600 g');
  const steps = page.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(steps).toContain(beef.split(',')[0]);
});

it.each([
  ['en', '3onions', 'q n'],
  ['ko', 'onions3', 'n q'],
])('in %s a row of the shopping list is read in the order of the language', async (language, text, order) => {
  const { renderToStaticMarkup, TickRow } = await load(language);
  const html = renderToStaticMarkup(
    <TickRow isTicked={false} onTick={() => {}} name="onions" amounts={[{ kind: 'piece', text: '3' }]} />,
  );
  const row = elementOf(html);
  expect(row.textContent).toBe(text);
  const named = row.querySelector('input')?.getAttribute('aria-labelledby') ?? '';
  expect(named.split(' ').map((id) => id.at(-1))).toEqual(order.split(' '));
});
