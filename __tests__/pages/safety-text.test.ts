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

// The page with the figures of Health Canada is __tests__/expected/documents/safe-temperatures.md.

it('writes a way without a thermometer that has no sign', () => {
  expect(wayTexts({ ways: [{ way: 'opened' }] })).toEqual(['Cooked in the shell']);
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

it('writes how long dishes keep without a limit in the freezer', () => {
  const rows = dishRows(authorityNamed('fsa')).map(({ name, fridge, freezer }) =>
    plain(`${name}: ${fridge}, ${freezer}`),
  );
  expect(rows).toEqual(['Cooked dishes: 2 days, as long as you like', 'Rice: 1 day, as long as you like']);
});
