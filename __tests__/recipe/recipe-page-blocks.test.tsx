import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipePage } from '@/components/recipe/recipe-page';
import type { Ingredient, Recipe, RecipeBlock } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';

const salt = (id: string, amount: number): Ingredient => ({ id, name: 'fine salt', amount, unit: 'g' });

const blocks: RecipeBlock[] = [
  {
    type: 'ingredients',
    groups: [
      {
        items: [
          { id: 'pork', name: 'pork belly', amount: 1, unit: 'kg' },
          { id: 'soy', name: 'soy sauce', amount: 2, unit: 'tbsp', about: 'soy-sauce' },
        ],
      },
    ],
  },
  {
    type: 'variants',
    id: 'brine',
    title: 'Choose a brine',
    options: [
      { id: 'plain', title: 'Plain', text: 'Tastes of pork.', items: [salt('plain-salt', 50)] },
      {
        id: 'apple',
        title: 'Apple',
        text: 'Sweet.',
        items: [salt('apple-salt', 40), { id: 'cider', name: 'apple cider', amount: 300, unit: 'ml' }],
      },
    ],
  },
  {
    type: 'advance',
    title: 'Advance preparation',
    steps: [
      { id: 'brine-it', title: 'Brine it', text: 'Lay {pork} in the brine.', durations: [], uses: 'brine' },
      { id: 'dry', title: 'Dry it', text: 'Pat dry.', durations: [] },
    ],
  },
  {
    type: 'method',
    groups: [
      {
        title: 'Roast',
        steps: [
          {
            id: 'roast',
            title: 'Roast it',
            text: 'Brush with {soy}.',
            safety: 'The {pork|name} is safe at {@71}.',
            durations: [],
          },
        ],
      },
    ],
  },
  {
    type: 'tips',
    title: 'Beside the method',
    aside: true,
    items: [{ title: 'Count', text: 'It takes {pork|amount} of meat.' }],
  },
  { type: 'tips', title: 'Key tips', items: [{ title: 'Rest', text: 'Ten minutes.' }] },
  { type: 'keeping', title: 'Ahead and after', fridge: 'Three days.', reheat: 'Gently, all {pork|amount}.' },
  {
    type: 'swaps',
    title: 'Instead of',
    items: [
      { for: 'pork', title: 'shoulder', text: 'An hour longer.' },
      { for: 'soy', title: 'tamari', text: 'One for one.' },
      { for: 'pork', title: 'loin', text: 'An hour less.' },
    ],
  },
];

const recipe: Recipe = {
  ...recipeBySlug('barley-stew'),
  slug: 'belly',
  customLink: '/belly',
  title: 'Belly',
  times: { prep: [600, 1440], cook: 0, total: [8100, 10_320], card: 60 },
  nutrition: { calories: 425, protein: 35 },
  blocks,
};

function open(search = '', changes: Partial<Recipe> = {}) {
  window.history.replaceState(null, '', `/belly/${search}`);
  return render(<RecipePage recipe={{ ...recipe, ...changes }} />);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const brine = () =>
  region('Choose a brine')
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent?.replaceAll('\u00a0', ' ').trim());

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the first version is the one until another is chosen', () => {
  open();
  expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked();
  expect(brine()).toEqual(['50 g fine salt']);
  expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '#brine');
  expect(window.location.search).toBe('');
});

test('another version changes its ingredients, the step that takes it, and the address', async () => {
  open();
  await choose('Apple');
  expect(brine()).toEqual(['40 g fine salt', '300 ml apple cider']);
  expect(
    region('Advance preparation')
      .getByText(/With the brine you chose:/)
      .closest('p'),
  ).toHaveTextContent(/Apple$/);
  expect(window.location.search).toBe('?version=apple');
  await choose('Plain');
  expect(window.location.search).toBe('');
});

test('the chosen version follows the servings', async () => {
  open('?version=apple');
  await userEvent.click(screen.getByRole('button', { name: '2×, twice the recipe' }));
  expect(brine()).toEqual(['80 g fine salt', '600 ml apple cider']);
});

const brewed: RecipeBlock[] = blocks.map((block) =>
  block.type === 'variants'
    ? {
        ...block,
        options: block.options.map((option, index) =>
          index === 0
            ? option
            : { ...option, items: [...option.items, { id: 'brew', name: 'soy sauce', buy: 'soy-sauce' }] },
        ),
      }
    : block,
);

test('what it contains follows the version that is chosen, on the page and in cook mode', async () => {
  open('', { allergens: ['Gluten', 'Milk', 'Soy'], blocks: brewed });
  const contains = () => screen.getByText(/Contains .*milk/);
  expect(contains()).toHaveTextContent(/Contains milk\. The brine “Apple” adds gluten and soy\./);
  await choose('Apple');
  expect(contains()).toHaveTextContent(/Contains gluten, milk and soy\./);
  expect(contains()).not.toHaveTextContent('adds');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cook mode' })[0] as HTMLElement);
  const cook = within(await screen.findByRole('dialog'));
  expect(cook.getByText(/With it the dish contains gluten, milk and soy\./)).toBeVisible();
});

test('the page as served, where no version can be chosen, tells of every allergen', () => {
  const served = document.createElement('div');
  const whole = { ...recipe, allergens: ['Gluten', 'Milk', 'Soy'] as Recipe['allergens'], blocks: brewed };
  served.innerHTML = renderToString(<RecipePage recipe={whole} />);
  expect(served).toHaveTextContent('Contains milk. The brine “Apple” adds gluten and soy.');
  const named = brewed.map((block) =>
    block.type === 'variants' ? { ...block, name: 'second brine' } : block,
  );
  served.innerHTML = renderToString(<RecipePage recipe={{ ...whole, blocks: named }} />);
  expect(served).toHaveTextContent('The second brine “Apple” adds gluten and soy.');
  expect(served).toHaveTextContent(/With the second brine you chose/);
});

test('the keyboard moves through the versions', async () => {
  open();
  screen.getByRole('radio', { name: 'Plain' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
  expect(window.location.search).toBe('?version=apple');
});

test('a version nobody wrote counts as the first', () => {
  open('?version=rum');
  expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked();
  expect(brine()).toEqual(['50 g fine salt']);
});

test('the page as served shows every version, for those without script', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<RecipePage recipe={recipe} />);
  expect(served).toHaveTextContent('Tastes of pork.');
  expect(served).toHaveTextContent('apple cider');
  expect(served.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('what there is can be named for the list only, not for versions that are not chosen', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'By what I have' }));
  const offered = within(await screen.findByRole('combobox', { name: 'of' })).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(['pork belly', 'soy sauce']);
});

test('cook mode puts out what the chosen version takes', async () => {
  open('?version=apple');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cook mode' })[0] as HTMLElement);
  const needed = within(await screen.findByRole('list', { name: 'For this step' }));
  expect(needed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 kg pork belly',
    '40 g fine salt',
    '300 ml apple cider',
  ]);
});

test('what makes a step safe stands in it, on the page and in cook mode, in the units that are chosen', async () => {
  open('?units=us');
  const said = /^To be safe:? The pork belly is safe at 160\s°F\.$/;
  await waitFor(() =>
    expect(region('Method').getByText(/^To be safe/).parentElement).toHaveTextContent(said),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Cook mode' })[0] as HTMLElement);
  const cook = within(await screen.findByRole('dialog'));
  for (let step = 1; step < 3; step++) await userEvent.click(cook.getByRole('button', { name: /^Next/ }));
  expect(cook.getByText(/^To be safe/).parentElement).toHaveTextContent(said);
});

test('advance preparation comes before the method, and the numbers run through', () => {
  open();
  const done = screen.getAllByRole('checkbox', { name: /^Step \d/ });
  expect(done.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Step 1 done: Brine it',
    'Step 2 done: Dry it',
    'Step 3 done: Roast it',
  ]);
  expect(region('Advance preparation').getByRole('list')).toHaveAttribute('start', '1');
  expect(region('Method').getByRole('list')).toHaveAttribute('start', '3');
});

test('what takes days is entered at its instructions, all else at the list', () => {
  const { unmount } = open();
  const jump = screen.getByRole('link', { name: 'Jump to Recipe Instructions' });
  const target = document.querySelector(jump.getAttribute('href') ?? '');
  expect(target).toHaveTextContent('Advance preparation');
  unmount();
  open('', { blocks: blocks.filter((block) => block.type !== 'advance') });
  expect(screen.getByRole('link', { name: 'Jump to Recipe' })).toHaveAttribute('href', '#recipe');
});

test('times read as ranges, in days where they take days, and no cooking is not mentioned', () => {
  open();
  expect(screen.getByText('Prep').nextElementSibling).toHaveTextContent('10 to 24 hrs');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('5½ to 7 days');
  expect(screen.queryByText('Cook')).not.toBeInTheDocument();
});

test('energy and protein are told where they are known', () => {
  const { unmount } = open();
  expect(screen.getByText(/425 kcal and 35 g protein a serving\.$/)).toBeInTheDocument();
  unmount();
  const { unmount: close } = open('', { nutrition: { protein: 28 } });
  expect(screen.getByText(/\. 28 g protein a serving\.$/)).toBeInTheDocument();
  close();
  open('', { nutrition: undefined });
  expect(screen.queryByText(/a serving\./)).not.toBeInTheDocument();
});

test('an ingredient leads to the card that explains it, and following the link ticks nothing', async () => {
  open();
  const link = screen.getByRole('link', { name: 'About soy sauce' });
  expect(link).toHaveAttribute('href', '/legumes/#soy-sauce');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.getByRole('checkbox', { name: /soy sauce$/ })).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'About pork belly' })).not.toBeInTheDocument();
});

test('how it keeps is a list of ways, with amounts that follow the servings', async () => {
  open('?servings=8');
  const keeping = region('Ahead and after');
  expect(keeping.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'In the fridge',
    'To reheat',
  ]);
  await waitFor(() => expect(keeping.getByText(/^Gently, all/)).toHaveTextContent(/2\skg\.$/));
});

test('swaps stand together under the name of their ingredient', () => {
  open();
  const swaps = region('Instead of');
  expect(swaps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Pork belly',
    'Soy sauce',
  ]);
  const [pork] = swaps.getAllByRole('list');
  expect(
    within(pork as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Shoulder. An hour longer.', 'Loin. An hour less.']);
});

test('tips beside the method stand aside, those under it are a part of the page', () => {
  open();
  const aside = screen.getByRole('complementary', { name: 'Beside the method' });
  expect(within(aside).getByText(/1\skg/)).toBeInTheDocument();
  expect(region('Key tips').getByText('Ten minutes.')).toBeInTheDocument();
});

test('the recipe can be taken along as data', () => {
  open();
  expect(screen.getByRole('link', { name: 'recipe.json' })).toHaveAttribute('href', '/belly/recipe.json');
  expect(screen.getByRole('link', { name: 'Cooklang' })).toHaveAttribute('href', '/belly/recipe.cook');
});
