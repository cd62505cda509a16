/** @jest-environment node */
import { authorityOf } from '@/lib/content/food-safety';
import { foodSafety } from '@/lib/content/server';
import { dishRows, heldText, keepingFigures, resultText, wayTexts } from '@/lib/pages/safety-text';

function authorityNamed(id: string) {
  const authority = authorityOf(foodSafety, id);
  if (!authority) throw new Error(`The fixture site has no authority ${id}.`);
  return authority;
}

/** With plain spaces. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('writes how long a temperature is held, and the one that is safe at once', () => {
  expect(plain(heldText({ hold: 2, orAt: 80 }))).toBe('for 2 minutes, or 80 °C / 175 °F');
  expect(plain(heldText({ hold: 1 }))).toBe('for 1 minute');
  expect(heldText({})).toBeUndefined();
});

it('writes ways without a thermometer as lines', () => {
  expect(
    wayTexts({ ways: [{ way: 'boiled', minutes: 10, sign: 'the yolk is firm' }, { way: 'opened' }] }),
  ).toEqual(['Boiled for 10 minutes, until the yolk is firm', 'Cooked in the shell']);
});

it('writes the result of a recipe with no-break spaces in its temperatures', () => {
  expect(resultText({ at: 63, hold: 3 })).toEqual({
    text: '63\u00a0°C',
    fahrenheit: '145\u00a0°F',
    held: 'for 3\u00a0minutes',
  });
  expect(resultText({ way: 'simmered for 180 minutes' })).toEqual({ text: 'simmered for 180 minutes' });
});

it('writes the figures of leftovers from cold to hot', () => {
  const lines = keepingFigures(authorityNamed('fsa')).map(({ label, figure, after }) =>
    plain(`${label}: ${figure}, ${after}`),
  );
  expect(lines).toEqual([
    'Fridge: 5 °C, 40 °F or colder',
    'Out of the fridge: 2 hours, at most',
    'Kept hot: 63 °C, 145 °F or hotter',
    'Reheated: 70 °C, 160 °F in the middle for 2 minutes, or 80 °C / 175 °F',
  ]);
});

it('writes how long dishes keep, without a limit in the freezer if there is none', () => {
  const rows = (id: string) =>
    dishRows(authorityNamed(id)).map(({ name, fridge, freezer }) => plain(`${name}: ${fridge}, ${freezer}`));
  expect(rows('health-canada')).toEqual([
    'Cooked dishes: 4 days, 3 months',
    'Broth and gravy: 4 days, 6 months',
    'Soups: 3 days, 4 months',
  ]);
  expect(rows('fsa')).toEqual([
    'Cooked dishes: 2 days, as long as you like',
    'Rice: 1 day, as long as you like',
  ]);
});
