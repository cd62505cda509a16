import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeCard } from '@/components/cards/recipe-card';
import { CookMode } from '@/components/cook/cook-mode.client';
import { RecipePage } from '@/components/recipe/recipe-page';
import { type RecipeInput, recipe as schema } from '@/lib/content/schema/recipe';
import { recipeFacts } from '@/lib/listing/facts';
import { recipeCard } from '@/lib/recipe/card';
import { cookRecipe } from '@/lib/recipe/cook-recipe';
import { createRecipeSearch } from '@/lib/search/recipes';
import { siteEntry } from '@/lib/search/site/entries/site-entry';
import { createSiteSearch } from '@/lib/search/site/search';
import { recipeJsonLd } from '@/lib/seo/json-ld';
import { recipeMetadata } from '@/lib/seo/metadata';
import { mergeRecipes } from '@/lib/shopping/merge';
import { shopData } from '@/lib/shopping/shop-data';

jest.mock('@/lib/content/site', () => {
  const { site } = jest.requireActual('@/lib/content/site');
  return { site: { ...site, language: 'en-CA' } };
});
jest.mock('@/lib/pictures', () => ({
  pictureSources: ({ name, alt }: { name: string; alt: string }) => ({
    ...{ alt, avif: '', webp: `/${name}.webp 480w`, src: `/${name}.webp` },
    ...{ width: 1600, height: 1200, color: '#888888' },
  }),
  shareCrops: (name: string) => [{ src: `/${name}.jpg`, width: 1200, height: 675 }],
}));

const steamedEggs: RecipeInput = {
  id: 901,
  slug: 'gyeran-jjim',
  language: 'ko',
  title: '계란찜',
  native: { text: 'Gyeran-jjim', lang: 'ko-Latn' },
  category: 'Eggs',
  cuisine: 'Korean',
  keywords: ['달걀찜'],
  description: '새우젓으로 간한 부드러운 뚝배기 계란찜. 달걀 네 알과 물만 있으면 됩니다.',
  dek: '몽글몽글 부풀어 오르는 계란찜입니다.',
  picture: { name: 'eggs', alt: '뚝배기 위로 부푼 계란찜' },
  times: { prep: 5, cook: 10, total: 15, card: 15 },
  yield: { amount: 2, unit: '인분' },
  difficulty: 'Easy',
  published: '2020-01-02',
  blocks: [
    {
      type: 'ingredients',
      items: [
        { id: 'egg', name: '달걀', amount: 4 },
        { id: 'shrimp', name: '새우젓', amount: '1 tsp', note: '{#3-mm} 길이로 다진 것' },
        { id: 'pepper', name: '후추' },
      ],
    },
    { type: 'equipment', items: ['뚝배기'] },
    {
      type: 'method',
      groups: [
        {
          steps: [
            {
              id: 'steam',
              title: '찌기',
              text: '달걀 {egg|amount}개와 {shrimp}을 풀어 {~steam} 동안 찝니다.',
              durations: [{ id: 'steam', label: '약한 불에 찌기', minutes: 10, attention: 'passive' }],
              cue: '맑은 물이 나오면 됩니다.',
            },
          ],
        },
      ],
    },
    { type: 'tips', title: '알아 두면 좋은 것', items: [{ title: '물', text: '달걀과 같은 양으로.' }] },
    { type: 'keeping', title: '보관', fridge: '하루.' },
  ],
};
const korean = schema.parse(steamedEggs);
const hebrew = schema.parse({ ...steamedEggs, language: 'he', title: 'שקשוקה' });
const english = schema.parse({ ...steamedEggs, language: undefined });

/** Language in which a screen reader reads an element. */
const spoken = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;

it('marks the words of the recipe with its language, and words of the site among them with theirs', () => {
  render(<RecipePage recipe={korean} />);
  const inKorean = ['몽글몽글 부풀어 오르는 계란찜입니다.', '새우젓', '뚝배기', '찌기', '보관', '하루.'];
  for (const words of inKorean)
    for (const place of screen.getAllByText(words)) expect(spoken(place)).toBe('ko');
  expect(spoken(screen.getByRole('heading', { level: 1 }))).toBe('ko');
  expect(spoken(screen.getByAltText('뚝배기 위로 부푼 계란찜'))).toBe('ko');
  const inEnglish = ['Done when:', 'to taste', 'In the fridge', '10 min, hands off', '3 mm'];
  for (const words of inEnglish) expect(spoken(screen.getByText(words))).toBe('en-CA');
  for (const amount of screen.getAllByText('1 tsp')) expect(spoken(amount)).toBe('en-CA');
  for (const name of ['Ingredients', 'Method', 'Equipment'])
    expect(spoken(screen.getByRole('heading', { name }))).toBeUndefined();
});

it('sets the direction of a right-to-left recipe, but not of amounts and headings of the site', () => {
  render(<RecipePage recipe={hebrew} />);
  const directionOf = (element: HTMLElement) => element.closest<HTMLElement>('[dir]')?.dir;
  expect(directionOf(screen.getByRole('heading', { level: 1 }))).toBe('rtl');
  expect(directionOf(screen.getByText('찌기'))).toBe('rtl');
  for (const amount of screen.getAllByText('1 tsp')) expect(directionOf(amount)).toBe('ltr');
  expect(directionOf(screen.getByRole('heading', { name: 'Method' }))).toBeUndefined();
});

it('marks nothing but the native name in a recipe in the language of the site', () => {
  const { container } = render(<RecipePage recipe={english} />);
  const marked = [...container.querySelectorAll('[lang], [dir]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Gyeran-jjim']);
});

it('keeps the two languages apart in cook mode and its timers', async () => {
  const chosen = { servings: 2, system: 'metric', variant: null } as const;
  const mode = {
    recipe: cookRecipe(korean),
    chosen,
    isOwn: false,
    shareHref: 'mailto:',
    onClose: () => undefined,
  };
  render(<CookMode {...mode} open />);
  const dialog = within(screen.getByRole('dialog'));
  expect(spoken(dialog.getByRole('heading', { name: '찌기' }))).toBe('ko');
  expect(spoken(dialog.getByText('Done when'))).toBe('en-CA');
  await userEvent.click(dialog.getByRole('button', { name: /start the timer/ }));
  expect(spoken(dialog.getByText('약한 불에 찌기'))).toBe('ko');
});

it.each([
  ['korean', korean, 'ko', 'ko', 'ko_KR'],
  ['english', english, undefined, 'en-CA', 'en_CA'],
])(
  'names the language of a %s recipe on its card, in structured data and Open Graph',
  (_, recipe, lang, data, locale) => {
    render(<RecipeCard card={recipeCard(recipe)} />);
    expect(spoken(screen.getByRole('link', { name: '계란찜' }))).toBe(lang);
    expect(recipeJsonLd(recipe).inLanguage).toBe(data);
    expect(recipeMetadata(recipe).openGraph).toMatchObject({ locale });
  },
);

it.each(['계란', '계란찜'.normalize('NFD'), 'gyeran-jjim'])('is found by “%s”', async (typed) => {
  expect((await createRecipeSearch([recipeFacts(korean)]))(typed)).toHaveLength(1);
  const { title, slug, native } = korean;
  const entry = siteEntry({ href: `/${slug}/`, group: 'recipe', title, lang: 'ko', note: '', native });
  const { groups } = (await createSiteSearch([entry]))(typed);
  expect(groups[0]?.entries).toEqual([expect.objectContaining({ title: '계란찜', lang: 'ko' })]);
});

it('keeps the language of an ingredient on the shopping list', () => {
  const { recipes, groceries } = shopData([korean]);
  const lines = mergeRecipes(
    recipes.map((recipe) => ({ recipe, servings: 2, variant: null })),
    groceries,
  );
  expect(lines.map(({ name, lang }) => [name, lang])).toContainEqual(['새우젓', 'ko']);
});
