/** @jest-environment node */
import { readIngredient } from '@/scripts/import/ingredient-line';

const read = (line: string) => readIngredient({ line }, true).ingredient;

it.each([
  ['1-1/2 cups flour, sifted', { name: 'flour', amount: '1 1/2 cups', note: 'sifted' }],
  ['1⁄2 tsp salt', { name: 'salt', amount: '1/2 tsp' }],
  ['1/3 cup + 2 tablespoons olive oil', { name: 'olive oil', amount: '7 1/3 tbsp' }],
  ['1 28 oz. can crushed tomatoes', { name: 'crushed tomatoes', amount: '1 can', note: '{#795 g}' }],
  ['½ cup (4 oz/115 g) butter', { name: 'butter', amount: '1/2 cup', note: '{=115 g}' }],
  ['1 cup / 240ml milk', { name: 'milk', amount: '1 cup', note: '{=240 ml}' }],
  ['2 cups flour ((sifted))', { name: 'flour', amount: '2 cups', note: 'sifted' }],
  [
    '170 g cheddar (shredded (about 1½ cups))',
    { name: 'cheddar', amount: '170 g', note: 'shredded, about {=1.5 cup}' },
  ],
  ['3 large eggs*', { name: 'large egg', plural: 'large eggs', amount: 3 }],
  ['2–3 cloves garlic, minced', { name: 'garlic', amount: '2-3 cloves', note: 'minced' }],
  ['1,5 kg potatoes', { name: 'potatoes', amount: '1 1/2 kg' }],
  ['1.5 onions', { name: 'onion', plural: 'onions', amount: '1 1/2', round: 'half' }],
  ['1 heaping tablespoon sugar', { name: 'sugar', amount: '1 tbsp', note: 'heaping' }],
  ['2T butter', { name: 'butter', amount: '2 tbsp' }],
  ['1 t vanilla', { name: 'vanilla', amount: '1 tsp' }],
  ['Pinch of salt', { name: 'salt', amount: '1 pinch' }],
  ['Salt and pepper to taste', { name: 'salt and pepper' }],
  ['1 bunch cilantro (optional)', { name: 'cilantro', amount: '1 bunch', optional: true }],
  [
    '4 x 150g salmon fillets',
    { name: 'salmon fillet', plural: 'salmon fillets', amount: 4, note: '{#150 g} each' },
  ],
  ['1 1/2-inch piece ginger', { name: 'ginger', amount: '1 piece', note: '{#4 cm}' }],
  ['2 EL Öl', { name: 'Öl', amount: '2 tbsp' }],
  ['Scant 2 cups broth', { name: 'broth', amount: '2 cups', note: 'scant' }],
  ['Optional: 1 tbsp honey', { name: 'honey', amount: '1 tbsp', optional: true }],
  ['1 (4-ounce can) green chilies', { name: 'green chilies', amount: '1 can', note: '{#115 g}' }],
  [
    '900 g boneless, skinless chicken thighs, cubed',
    { name: 'boneless, skinless chicken thighs', amount: '900 g', note: 'cubed' },
  ],
  ['3 or 4 bananas', { name: 'banana', plural: 'bananas', amount: '3-4' }],
  ['Eggs 2', { name: 'Egg', plural: 'Eggs', amount: 2 }],
  ['Flour : 105 g', { name: 'Flour', amount: '105 g' }],
  ['Oil for frying, plus 2 tbsp', { name: 'oil for frying', note: 'plus {=2 tbsp}' }],
  ['0.0 salt', { name: 'salt' }],
  ['Sel fin 8 pincée(s)', { name: 'Sel fin', amount: '8 pinches' }],
  ['2 colheres (sopa) de óleo', { name: 'óleo', amount: '2 tbsp' }],
  ['1/4 xícara (chá) de manteiga', { name: 'manteiga', amount: '1/4 cup' }],
  ["3 gousses d'ail", { name: 'ail', amount: '3 cloves' }],
  ['2 msk smör', { name: 'smör', amount: '2 tbsp' }],
])('reads “%s”', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

it.each([
  ['しょうゆ 大さじ1', { name: 'しょうゆ', amount: '1 tbsp' }],
  ['卵(60g)2個', { name: '卵', amount: 2, note: '{#60 g}' }],
  ['塩 適量', { name: '塩' }],
  ['１カップ 水', { name: '水', amount: '200 ml' }],
  ['간장 1큰술', { name: '간장', amount: '1 tbsp' }],
  ['1큰술 참기름', { name: '참기름', amount: '1 tbsp' }],
  ['★カレー粉 大さじ1と1/2', { name: 'カレー粉', amount: '1 1/2 tbsp', note: '★' }],
  ['バター 大さじ2+大さじ3', { name: 'バター', amount: '5 tbsp' }],
  ['鶏もも肉 500g前後', { name: '鶏もも肉', amount: '500 g' }],
  ['소금 약간', { name: '소금' }],
  ['대파 1대', { name: '대파', amount: '1 stalk' }],
  ['돼지고기 300g (앞다리살)', { name: '돼지고기', amount: '300 g', note: '앞다리살' }],
])('reads “%s” without spaces between words', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

it('keeps an amount that cannot be counted out as a note, and says so', () => {
  expect(readIngredient({ line: '1/4 onion' }, true)).toEqual({
    ingredient: { name: 'onion', note: '1/4' },
    unread: 'the amount, which cannot be counted out',
  });
});

it('names a line with a second amount after its food, not after what describes it', () => {
  expect(readIngredient({ line: '1 boneless 2-3 pound chuck roast' }, true)).toEqual({
    ingredient: { name: 'boneless chuck roast', amount: 1, note: 'boneless {=905 to 1360 g} chuck roast' },
    unread: 'a second amount',
  });
  expect(readIngredient({ line: '1 kilo abrikozen of 750 gr pruimen' }, false)).toEqual({
    ingredient: { name: 'abrikozen of pruimen', amount: '1 kg', note: 'abrikozen of {=750 g} pruimen' },
    unread: 'a second amount',
  });
  expect(read('1/3 cup brown sugar or 1/2 cup honey').name).toBe('brown sugar');
});

it('takes the fields of a format that keeps them apart', () => {
  const parts = { amount: '1½', unit: 'cups', name: 'milk', note: '(warm)' };
  expect(readIngredient({ line: '', parts }, true).ingredient).toEqual({
    name: 'milk',
    amount: '1 1/2 cups',
    note: 'warm',
  });
});
