/** @jest-environment node */
import { recipe as recipeSchema } from '@/lib/content/schema/recipe';
import { recipeCooklang } from '@/lib/open-data/cooklang';
import { recipeBySlug } from '@/lib/recipe/all';

const base = {
  id: 1,
  slug: 'toast',
  title: 'Toast "deluxe"',
  category: 'Salad',
  cuisine: 'Canadian',
  keywords: ['toast'],
  description: 'Two slices of bread, browned in oil on both sides and eaten while they are hot.',
  dek: 'Bread, made better.',
  picture: { name: 'toast', alt: 'Toast' },
  times: { prep: [600, 1440], cook: 10, total: [610, 1450], card: 15 },
  yield: { amount: 2, unit: 'serving' },
  difficulty: 'Easy',
  published: '2026-03-01',
  blocks: [
    {
      type: 'ingredients',
      items: [
        { id: 'bread', name: 'bread', amount: '2 slices', note: 'a day old (or two)' },
        { id: 'oil', name: 'olive oil', amount: '60 ml' },
        { id: 'egg', name: 'egg', plural: 'eggs', amount: 2 },
        { id: 'salt', name: 'salt' },
      ],
    },
    { type: 'equipment', items: ['Pan #3', 'Spatula'] },
    {
      type: 'advance',
      title: 'The day before',
      steps: [
        {
          id: 'dry',
          title: 'Dry the bread',
          text: 'Leave {bread} out for {~dry}.',
          durations: [{ id: 'dry', label: 'Dry the bread', minutes: [600, 1440], attention: 'passive' }],
          safety: 'Keep it at {@4} or colder.',
        },
      ],
    },
    {
      type: 'variants',
      id: 'rub',
      title: 'Rub',
      options: [
        {
          id: 'garlic',
          title: 'Garlic',
          text: 'Sharp.',
          items: [{ id: 'clove', name: 'garlic', amount: '1 clove' }],
        },
        {
          id: 'tomato',
          title: 'Tomato',
          text: 'Mild.',
          items: [{ id: 'tomato', name: 'tomato', amount: 1 }],
        },
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Fry',
          steps: [
            {
              id: 'fry',
              title: 'Fry',
              text: 'Heat {oil|half} to {@180} and fry the {bread|name} for {~fry}. Season with {salt}.',
              durations: [{ id: 'fry', label: 'Fry', minutes: 3, attention: 'active' }],
              cue: 'Brown @ the edge.',
            },
            { id: 'finish', title: 'Finish', uses: 'rub', text: 'Add {oil|half} and {egg}.' },
          ],
        },
      ],
    },
  ],
};

const recipe = recipeSchema.parse(base);
const lines = recipeCooklang(recipe).split('\n');

it('begins with quoted metadata that no title can break', () => {
  expect(lines.slice(0, 3)).toEqual([
    '---',
    'title: "Toast \\"deluxe\\""',
    'description: "Two slices of bread, browned in oil on both sides and eaten while they are hot."',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['servings: 2', 'prep time: "1440 minutes"']));
});

it.each([
  ['equipment with escaped characters', '> Equipment: Pan \\#3; Spatula'],
  [
    'an ingredient with its note where it is first used, and the safety of the step',
    'Dry the bread. Leave @bread{2%slice}(a day old or two) out for ~Dry the bread{10-24%hours}. To be safe: Keep it at 4 °C or colder.',
  ],
  [
    'shares, temperatures, timers and cues',
    'Fry. Heat @olive oil{30%ml} to 180 °C and fry the bread for ~Fry{3%minutes}. Season with @salt{}. Done when: Brown \\@ the edge.',
  ],
  ['the first variant only', 'Finish. Add @olive oil{30%ml} and @eggs{2}. Garlic: @garlic{1%clove}.'],
])('writes %s', (_, line) => {
  expect(lines).toContain(line);
});

it('keeps the parts of the method apart', () => {
  expect(lines.filter((line) => line.startsWith('=='))).toEqual(['== The day before ==', '== Fry ==']);
});

it('writes what a variant adds to the allergens', () => {
  expect(recipeCooklang(recipeBySlug('brined-turnips'))).toContain('The brine “Mustard” adds mustard.');
});

it('writes the language of a recipe that is not that of the site', () => {
  expect(recipeCooklang({ ...recipe, language: 'ko' })).toContain('\nlocale: "ko"\n');
  expect(recipeCooklang(recipe)).not.toContain('locale');
});
