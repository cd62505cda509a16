import { readdirSync, readFileSync } from 'node:fs';
import { inLanguage } from '@/__tests__/text/in-language';
import type { SomeMessages } from '@/lib/content/messages';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';

/** Messages of languages without a file, as an owner writes them. */
const OWN: Readonly<Record<string, SomeMessages>> = {
  de: {
    text: { range: '{from} bis {to}', decimalPoint: ',' },
    measures: {
      tablespoon: { one: '{number} EL', other: '{number} EL' },
      clove: { one: '{number} Zehe', other: '{number} Zehen' },
    },
  },
};

const load = (language: string) =>
  inLanguage(language, OWN[language] ?? {}, async () => ({
    ...(await import('@/lib/recipe/ingredient-parts')),
    ...(await import('@/lib/recipe/sentence')),
  }));

type Item = Partial<Ingredient> & { name: string };
const as = (fields: Item) => ({ id: 'it', ...fields }) as Ingredient;

describe.each<[string, [string, Item, number?][]]>([
  [
    'ko',
    [
      ['달걀 2개', { name: '달걀', amount: 2 }],
      ['달걀 2~3개', { name: '달걀', amount: 2, upTo: 3 }],
      ['밀가루 200\u00a0g', { name: '밀가루', amount: 200, unit: 'g' }],
      ['고등어 1마리', { name: '고등어', amount: 1, counter: '마리' }],
      ['두부 1모', { name: '두부', amount: 1, unit: 'block' }],
      ['마늘 3쪽', { name: '마늘', amount: 3, unit: 'clove' }],
      ['올리브유 1큰술', { name: '올리브유', amount: 1, unit: 'tbsp' }],
      ['소금 한 꼬집', { name: '소금', amount: 0.3, unit: 'ml' }],
      ['소금', { name: '소금' }],
      ['양파 1개', { name: '양파', amount: 2 }, 0.5],
    ],
  ],
  [
    'ja',
    [
      ['卵 2個', { name: '卵', amount: 2 }],
      ['卵 2〜3個', { name: '卵', amount: 2, upTo: 3 }],
      ['小麦粉 200\u00a0g', { name: '小麦粉', amount: 200, unit: 'g' }],
      ['大根 1本', { name: '大根', amount: 1, counter: '本' }],
      ['油揚げ 2枚', { name: '油揚げ', amount: 2, counter: '枚' }],
      ['醤油 大さじ2', { name: '醤油', amount: 2, unit: 'tbsp' }],
      ['みりん 大さじ2〜3', { name: 'みりん', amount: 2, upTo: 3, unit: 'tbsp' }],
      ['豆腐 1丁', { name: '豆腐', amount: 1, unit: 'block' }],
      ['にんにく 1片', { name: 'にんにく', amount: 1, unit: 'clove' }],
      ['塩 ひとつまみ', { name: '塩', amount: 0.3, unit: 'ml' }],
      ['塩', { name: '塩' }],
    ],
  ],
  [
    'fr',
    [
      ['2 œufs', { name: 'œuf', plural: 'œufs', amount: 2 }],
      ['1 œuf', { name: 'œuf', plural: 'œufs', amount: 1 }],
      ['2 à 3 œufs', { name: 'œuf', plural: 'œufs', amount: 2, upTo: 3 }],
      ['200\u00a0g de farine', { name: 'farine', amount: 200, unit: 'g' }],
      ['1 c. à s. d’huile d’olive', { name: 'huile d’olive', amount: 1, unit: 'tbsp' }],
      ['3 gousses d’ail', { name: 'ail', amount: 3, unit: 'clove' }],
      ['100\u00a0g d’œufs de saumon', { name: 'œufs de saumon', amount: 100, unit: 'g' }],
      ['400\u00a0g de haricots verts', { name: 'haricots verts', amount: 400, unit: 'g' }],
      ['600\u00a0g de hauts de cuisse', { name: 'hauts de cuisse', amount: 600, unit: 'g' }],
      ['10\u00a0g d’herbes', { name: 'herbes', amount: 10, unit: 'g' }],
      ['150\u00a0g de yaourt', { name: 'yaourt', amount: 150, unit: 'g' }],
      ['une pincée de sel', { name: 'sel', amount: 0.3, unit: 'ml' }],
      ['1,5\u00a0kg d’épaule de porc', { name: 'épaule de porc', amount: 1.5, unit: 'kg' }],
      ['½ oignon', { name: 'oignon', plural: 'oignons', amount: 0.5 }],
      ['1½ citron', { name: 'citron', plural: 'citrons', amount: 1.5, round: 'half' }],
      ['sel', { name: 'sel' }],
    ],
  ],
  [
    'de',
    [
      ['2 Eier', { name: 'Ei', plural: 'Eier', amount: 2 }],
      ['1 Ei', { name: 'Ei', plural: 'Eier', amount: 1 }],
      ['2 bis 3 Eier', { name: 'Ei', plural: 'Eier', amount: 2, upTo: 3 }],
      ['200\u00a0g Mehl', { name: 'Mehl', amount: 200, unit: 'g' }],
      ['1,25\u00a0kg Schulter', { name: 'Schulter', amount: 1.25, unit: 'kg' }],
      ['3 Zehen Knoblauch', { name: 'Knoblauch', amount: 3, unit: 'clove' }],
    ],
  ],
  [
    'en',
    [
      ['2 eggs', { name: 'egg', plural: 'eggs', amount: 2 }],
      ['200\u00a0g flour', { name: 'flour', amount: 200, unit: 'g' }],
    ],
  ],
])('an ingredient in %s', (language, rows) => {
  let lib: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    lib = await load(language);
  });

  it('has amount, counter and name where the language puts them', () => {
    const shown = rows.map(([, item, scale = 1]) =>
      lib.renderIngredient(as(item), { scale, system: 'metric' }),
    );
    expect(shown).toEqual(rows.map(([expected]) => expected));
  });

  it('is the same in a sentence, in parts of which only the amount is one', () => {
    for (const [expected, item, scale = 1] of rows) {
      const ingredients = [as(item)];
      const pieces = lib.describeSentence('({it})', { ingredients }, { scale, system: 'metric' });
      expect(pieces.map(({ text }) => text).join('')).toBe(`(${expected})`);
      const amounts = pieces.filter(({ role }) => role === 'amount').map(({ text }) => text);
      expect(amounts).toHaveLength(item.amount === undefined ? 0 : 1);
      for (const amount of amounts) expect(amount).not.toContain(item.name);
    }
  });

  it('has no space too many and no joining word alone, at any amount and in both systems', () => {
    const names = ['xyz', 'huile', 'haricot', '달걀', 'debris', 'œuf (bio)'];
    const units = [undefined, 'g', 'ml', 'tbsp', 'clove', 'pinch', 'can'] as const;
    const options = ([0.01, 0.5, 1, 7, 100] as const).flatMap((scale) =>
      (['metric', 'us'] as const).map((system) => ({ scale, system })),
    );
    const wrong = [];
    for (const name of names)
      for (const unit of units)
        for (const amount of [undefined, 1, 1.5, 2])
          for (const option of options)
            for (const show of ['full', 'amount', 'name'] as const) {
              const parts = lib.mentionParts(as({ name, amount, unit }), show, option);
              const text = parts.map((part) => part.text).join('');
              const isNameOnly = show === 'name' || (show === 'full' && amount === undefined);
              const isWrong =
                /\s\s|^\s|\s$|\uE000/.test(text) ||
                text.includes(name) !== (show !== 'amount') ||
                (isNameOnly && text !== name);
              if (isWrong) wrong.push([name, unit, amount, show, text]);
            }
    expect(wrong).toEqual([]);
  });
});

it('lists have a column for amounts where only a space is between them and names', async () => {
  const orders = [];
  for (const language of ['en', 'de', 'fr', 'ko', 'ja']) {
    const { isAmountFirst, hasAmountColumn } = await load(language);
    orders.push([language, isAmountFirst, hasAmountColumn]);
  }
  expect(orders).toEqual([
    ['en', true, true],
    ['de', true, true],
    ['fr', true, false],
    ['ko', false, false],
    ['ja', false, false],
  ]);
});

it('only one module has both the amount and the name of an ingredient of a recipe', () => {
  const users = (name: string) =>
    ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => new RegExp(`import [^;]*\\b${name}\\b[^;]* from`).test(readFileSync(file, 'utf8')));
  // The example of an amount in a form; the names of Cooklang and of the shopping list.
  expect(users('describeQuantity')).toEqual([
    'components/recipe/have-form.client.tsx',
    'lib/recipe/ingredient-parts.ts',
  ]);
  expect(users('ingredientName')).toEqual([
    'lib/recipe/ingredient-parts.ts',
    'lib/seo/cooklang.ts',
    'lib/shopping/list-text.ts',
  ]);
});
