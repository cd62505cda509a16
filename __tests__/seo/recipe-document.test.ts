/** @jest-environment node */
import { recipeBySlug } from '@/lib/recipe/all';
import { documentMarkdown } from '@/lib/seo/document';
import { recipeDocument } from '@/lib/seo/recipe-document';

const linesOf = (slug: string) =>
  documentMarkdown('Recipe', recipeDocument(recipeBySlug(slug)))
    .split('\n')
    .filter((line) => line !== '');
const stew = linesOf('barley-stew');
const turnips = linesOf('brined-turnips');

it('opens with the recipe’s picture, opening, time, yield and facts', () => {
  expect(stew.slice(2, 5)).toEqual([
    'About 1 L a pot, and better on the second day.',
    'Beef shin and barley in a dark broth, with an egg on top and something sour beside it.',
    '40 min prep, 1 hr 20 min in all, serves 4. Medium difficulty. Contains egg, gluten, soy and wheat. May contain sulphites (pickled plums): read the label. Dairy-free. 510 kcal and 31 g protein a serving.',
  ]);
});

it('lists ingredients by group, with notes', () => {
  expect(stew).toEqual(
    expect.arrayContaining([
      '### Pot',
      '- 300 g onion, in 1.5 cm dice',
      '- 2 to 3 cloves garlic, chopped',
      '- 400 g fresh wheat noodles (optional)',
    ]),
  );
});

it('writes a step with its amounts, what makes it safe and when it is done', () => {
  const at = stew.findIndex((line) => line.startsWith('6.'));
  expect(stew.slice(at, at + 3)).toEqual([
    '6. **Simmer.** Add 200 g pearl barley, 2 bay leaves and 800 ml unsalted beef stock. Bring it to a boil and simmer for 25 to 30 min, with 400 ml unsalted beef stock at hand in case it runs dry.',
    '   To be safe: These pieces are long past 71 °C in the middle. 63 °C in the middle (Health Canada).',
    '   Done when: A grain of barley gives to the back of a spoon.',
  ]);
});

it('has all versions, and numbers the method after the days before', () => {
  expect(turnips).toEqual(
    expect.arrayContaining([
      '### Mustard',
      '- 1.8 L warm water',
      '## Days before',
      '1. **Brine the turnips.** Lay 6 turnips in the brine for 3 to 5 days.',
      '## Method',
      '2. **Roast.** Roast them at 200 °C with 50 g butter for 1 hr, brushing with 2 tbsp honey.',
    ]),
  );
});

it('has tips, notes, keeping, swaps and links, but not the sponsor', () => {
  expect(stew).toEqual(
    expect.arrayContaining([
      '- **Keep the slurry cold.** Warm water sets the starch: keep 60 ml in the fridge.',
      '- **To reheat.** Gently, with 100 ml of water, to 74 °C in the middle.',
      '- **Pearl barley: farro.** One for one.',
    ]),
  );
  expect(turnips).toContain('[The glaze](https://www.instagram.com/p/glaze)');
  expect(stew.join(' ')).not.toContain('PEPPER10');
});
