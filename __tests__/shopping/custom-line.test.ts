/** @jest-environment node */
import { groceries } from '@/lib/content/server';
import { customLines } from '@/lib/shopping/custom-line';

const line = (text: string) => customLines({ own: [{ id: 'o1', text }] }, groceries)[0];

it.each([
  ['2 kg apples', '2 kg', 'apples', 'Greens'],
  ['400g flour', '400 g', 'flour', undefined],
  ['400g plain flour', '400 g', 'plain flour', 'Dry shelf'],
  ['1 lb 2 oz butter', '1 lb 2 oz', 'butter', 'Cold shelf'],
  ['1 1/2 cups of Milk', '1 1/2 cups', 'Milk', 'Cold shelf'],
  ['½ cup milk', '½ cup', 'milk', 'Cold shelf'],
  ['2-3 cloves garlic', '2-3 cloves', 'garlic', 'Greens'],
  ['a head of lettuce', 'a head', 'lettuce', 'Greens'],
  ['3x eggs', '3', 'eggs', 'Cold shelf'],
  ['eggs x12', '12', 'eggs', 'Cold shelf'],
  ['Apples (4)', '4', 'Apples', 'Greens'],
  ['onions, 3 (about 400 g)', '3 (about 400 g)', 'onions', 'Greens'],
  ['Carrots 1 kg', '1 kg', 'Carrots', 'Greens'],
  ['Lemons: 3', '3', 'Lemons', 'Greens'],
  ['3 onions, red', '3', 'onions, red', 'Greens'],
  ['milk', '', 'milk', 'Cold shelf'],
  ['Coconut Milk', '', 'Coconut Milk', 'Tins'],
  ['coconut water', '', 'coconut water', undefined],
  ['Milk, 2 %', '', 'Milk, 2 %', 'Cold shelf'],
  ['7 candles', '7', 'candles', undefined],
  ['12', '', '12', undefined],
  ['AAA batteries', '', 'AAA batteries', undefined],
])('lists “%s” with the amount “%s” of “%s” in the aisle %s', (text, amount, name, aisle) => {
  expect(line(text)).toEqual({ id: 'o1', text, amount, name, ...(aisle && { aisle }) });
});
