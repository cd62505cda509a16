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
    items: [
      { id: 'pork', name: 'pork belly', amount: 1, unit: 'kg' },
      { id: 'soy', name: 'soy sauce', amount: 2, unit: 'tbsp', about: 'soy-sauce' },
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
    title: 'Beside',
    aside: true,
    items: [{ title: 'Count', text: 'It takes {pork|amount}.' }],
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
async function openCookMode() {
  await userEvent.click(screen.getAllByRole('button', { name: 'Cook mode' })[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}
function served(changes: Partial<Recipe> = {}) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<RecipePage recipe={{ ...recipe, ...changes }} />);
  return page;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('versions of a part', () => {
  const brewed: RecipeBlock[] = blocks.map((block) => {
    if (block.type !== 'variants') return block;
    const brew: Ingredient = { id: 'brew', name: 'soy sauce', buy: 'soy-sauce' };
    return {
      ...block,
      options: block.options.map((each, index) =>
        index === 0 ? each : { ...each, items: [...each.items, brew] },
      ),
    };
  });
  const allergens: Recipe['allergens'] = ['Gluten', 'Milk', 'Soy'];

  it.each(['', '?version=rum'])('shows the first version for the address “%s”', (search) => {
    open(search);
    expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked();
    expect(brine()).toEqual(['50 g fine salt']);
    expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '#brine');
  });

  it('changes ingredients, step and address with the chosen version, which follows the servings', async () => {
    open();
    screen.getByRole('radio', { name: 'Plain' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
    expect(brine()).toEqual(['40 g fine salt', '300 ml apple cider']);
    const step = region('Advance preparation').getByText(/With the brine you chose:/);
    expect(step.closest('p')).toHaveTextContent(/Apple$/);
    expect(window.location.search).toBe('?version=apple');
    await userEvent.click(screen.getByRole('button', { name: '2×, twice the recipe' }));
    expect(brine()).toEqual(['80 g fine salt', '600 ml apple cider']);
    await choose('Plain');
    expect(window.location.search).toBe('?servings=8');
  });

  it('lists the allergens of the chosen version, on the page and in cook mode', async () => {
    open('', { allergens, blocks: brewed });
    const contains = () => screen.getByText(/Contains .*milk/);
    expect(contains()).toHaveTextContent(/Contains milk\. The brine “Apple” adds gluten and soy\./);
    await choose('Apple');
    expect(contains()).toHaveTextContent(/Contains gluten, milk and soy\./);
    expect(contains()).not.toHaveTextContent('adds');
    const cook = await openCookMode();
    expect(cook.getByText(/With it the dish contains gluten, milk and soy\./)).toBeVisible();
    const needed = within(cook.getByRole('list', { name: 'For this step' })).getAllByRole('listitem');
    expect(needed.map((item) => item.textContent?.trim())).toEqual([
      '1 kg pork belly',
      '40 g fine salt',
      '300 ml apple cider',
      'soy sauce',
    ]);
  });

  it('exports every version and its allergens, for browsers without script', () => {
    const page = served({ allergens, blocks: brewed });
    expect(page).toHaveTextContent('Tastes of pork.');
    expect(page).toHaveTextContent('apple cider');
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
    expect(page).toHaveTextContent('Contains milk. The brine “Apple” adds gluten and soy.');
    const named = brewed.map((block) =>
      block.type === 'variants' ? { ...block, name: 'second brine' } : block,
    );
    const other = served({ allergens, blocks: named });
    expect(other).toHaveTextContent('The second brine “Apple” adds gluten and soy.');
    expect(other).toHaveTextContent(/With the second brine you chose/);
  });

  it('offers only ingredients of the list for scaling', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'By what I have' }));
    const offered = within(await screen.findByRole('combobox', { name: 'of' })).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['pork belly', 'soy sauce']);
  });
});

it('shows the safety of a step in the chosen units, on the page and in cook mode', async () => {
  open('?units=us');
  const safety = /^To be safe:? The pork belly is safe at 160\s°F\.$/;
  const shown = () => region('Method').getByText(/^To be safe/).parentElement;
  await waitFor(() => expect(shown()).toHaveTextContent(safety));
  const cook = await openCookMode();
  for (let step = 1; step < 3; step++) await userEvent.click(cook.getByRole('button', { name: /^Next/ }));
  expect(cook.getByText(/^To be safe/).parentElement).toHaveTextContent(safety);
});

it('numbers advance preparation and method in one sequence', () => {
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

it('jumps to the instructions of a recipe with advance preparation, to the recipe otherwise', () => {
  const { unmount } = open();
  const jump = screen.getByRole('link', { name: 'Jump to Recipe Instructions' });
  const target = document.querySelector(jump.getAttribute('href') ?? '');
  expect(target).toHaveTextContent('Advance preparation');
  unmount();
  open('', { blocks: blocks.filter((block) => block.type !== 'advance') });
  expect(screen.getByRole('link', { name: 'Jump to Recipe' })).toHaveAttribute('href', '#recipe');
});

it('shows times as ranges and leaves out a cooking time of none', () => {
  open();
  expect(screen.getByText('Prep').nextElementSibling).toHaveTextContent('10 to 24 hrs');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('5½ to 7 days');
  expect(screen.queryByText('Cook')).not.toBeInTheDocument();
});

it.each([
  [{ calories: 425, protein: 35 }, '425 kcal and 35 g protein a serving.'],
  [{ protein: 28 }, '28 g protein a serving.'],
])('shows the nutrition %j', (nutrition, words) => {
  open('', { nutrition });
  expect(screen.getByText(/a serving\.$/)).toHaveTextContent(words);
});

it('shows no nutrition where none is known', () => {
  open('', { nutrition: undefined });
  expect(screen.queryByText(/a serving\./)).not.toBeInTheDocument();
});

it('links an ingredient to the card that explains it, without ticking it', async () => {
  open();
  const link = screen.getByRole('link', { name: 'About soy sauce' });
  expect(link).toHaveAttribute('href', '/legumes/#soy-sauce');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.getByRole('checkbox', { name: /soy sauce$/ })).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'About pork belly' })).not.toBeInTheDocument();
});

it('lists storage, tips and swaps with amounts that follow the servings', async () => {
  open('?servings=8');
  const keeping = region('Ahead and after');
  expect(keeping.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'In the fridge',
    'To reheat',
  ]);
  await waitFor(() => expect(keeping.getByText(/^Gently, all/)).toHaveTextContent(/2\skg\.$/));
  const aside = screen.getByRole('complementary', { name: 'Beside' });
  expect(within(aside).getByText(/2\skg/)).toBeInTheDocument();
  expect(region('Key tips').getByText('Ten minutes.')).toBeInTheDocument();
  const swaps = region('Instead of');
  const names = swaps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Pork belly', 'Soy sauce']);
  const pork = within(swaps.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(pork.map((item) => item.textContent)).toEqual(['Shoulder. An hour longer.', 'Loin. An hour less.']);
});

it('links to the recipe as data', () => {
  open();
  expect(screen.getByRole('link', { name: 'recipe.json' })).toHaveAttribute('href', '/belly/recipe.json');
  expect(screen.getByRole('link', { name: 'Cooklang' })).toHaveAttribute('href', '/belly/recipe.cook');
});
