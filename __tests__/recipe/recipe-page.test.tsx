import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipePage } from '@/components/pages/recipe-page';
import { RecipeCard } from '@/components/recipe/recipe-card';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';
import { withTakingStep } from './taking-step';

const stew = recipeBySlug('barley-stew');
/** A recipe with two brines and preparation days before. */
const turnips = recipeBySlug('brined-turnips');

function open(recipe: Recipe, search = '') {
  window.history.replaceState(null, '', `/${recipe.slug}/${search}`);
  return render(<RecipePage recipe={recipe} />);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').trim();
const brine = () =>
  region('Choose a brine')
    .getAllByRole('checkbox')
    .map((box) => plain(box.closest('label')?.textContent));
async function openCookMode() {
  await userEvent.click(screen.getAllByRole('button', { name: 'Cook mode' })[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a recipe page', () => {
  describe('versions of a part', () => {
    it.each(['', '?version=rum'])('shows the first version for the address “%s”', (search) => {
      open(turnips, search);
      expect(screen.getByRole('radio', { name: 'Bay' })).toBeChecked();
      expect(brine()).toEqual(['2 L cold water', '100 g fine salt', '4 bay leaves']);
      expect(screen.getByRole('link', { name: 'Bay' })).toHaveAttribute('href', '#brine');
    });

    it('changes ingredients, step, allergens and address with the version, which follows the servings', async () => {
      open(turnips);
      const contains = () => screen.getByText(/Contains milk/);
      expect(contains()).toHaveTextContent(/Contains milk\. The brine “Mustard” adds mustard\./);
      screen.getByRole('radio', { name: 'Bay' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('radio', { name: 'Mustard' })).toBeChecked();
      const mustard = ['1.8 L warm water', '90 g fine salt', '2 tbsp mustard seeds', '200 ml cider vinegar'];
      expect(brine()).toEqual(mustard);
      const step = region('Days before').getByText(/With the brine you chose:/);
      expect(step.closest('p')).toHaveTextContent(/Mustard$/);
      expect(contains()).toHaveTextContent(/Contains milk and mustard\./);
      expect(window.location.search).toBe('?version=mustard');
      const cook = await openCookMode();
      expect(cook.getByText(/This version contains milk and mustard\./)).toBeVisible();
      const needed = within(cook.getByRole('list', { name: 'For this step' })).getAllByRole('listitem');
      expect(needed.map((item) => plain(item.textContent))).toEqual(['6 turnips', ...mustard]);
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: '2×, twice the recipe' }));
      await waitFor(() => expect(brine()[1]).toBe('180 g fine salt'));
      await userEvent.click(screen.getByRole('radio', { name: 'Bay' }));
      expect(window.location.search).toBe('?servings=12');
    });

    it('exports every version and its allergens, for browsers without script', () => {
      const page = document.createElement('div');
      page.innerHTML = renderToString(<RecipePage recipe={turnips} />);
      expect(page).toHaveTextContent('The plain one.');
      expect(page).toHaveTextContent('mustard seeds');
      expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
      expect(page).toHaveTextContent('Contains milk. The brine “Mustard” adds mustard.');
      const blocks = turnips.blocks.map((block) =>
        block.type === 'variants' ? { ...block, name: 'second brine' } : block,
      );
      page.innerHTML = renderToString(<RecipePage recipe={{ ...turnips, blocks }} />);
      expect(page).toHaveTextContent('The second brine “Mustard” adds mustard.');
      expect(page).toHaveTextContent(/With the second brine you chose/);
    });

    it('offers only ingredients of the list for scaling', async () => {
      open(turnips);
      await userEvent.click(screen.getByRole('button', { name: 'Scale to what I have' }));
      const offered = within(await screen.findByRole('combobox', { name: 'of' })).getAllByRole('option');
      expect(offered.map((option) => option.textContent)).toEqual(['turnips', 'butter', 'honey']);
    });
  });

  it('shows the safety of a step in the chosen units, in cook mode too', async () => {
    open(stew, '?units=us');
    const cut = () => region('Method').getAllByText(/^These pieces are long past/)[0];
    await waitFor(() => expect(cut()).toHaveTextContent(/160\s°F/));
    const cook = await openCookMode();
    const safety = () => cook.getByText('To be safe').closest('p');
    expect(safety()).toHaveTextContent(/Raw beef has been on the board/);
    await userEvent.click(cook.getByRole('button', { name: /^Next/ }));
    await userEvent.click(cook.getByRole('button', { name: /^Next/ }));
    expect(safety()).toHaveTextContent('165 °F in the middle (Health Canada).');
  });

  it('tells to read the label of what may contain an allergen, and names the brand a diet depends on', () => {
    const { unmount } = open(stew);
    expect(screen.getByText(/May contain sulphites \(pickled plums\): read the label\./)).toBeVisible();
    const plums = screen.getByRole('checkbox', { name: /pickled plums/ }).closest('li');
    expect(plums).toHaveTextContent('sliced, may contain sulphites: read the label');
    unmount();
    open(turnips);
    expect(
      screen.getByText(/Vegetarian \(cider vinegar fined without gelatin\) and gluten-free\./),
    ).toBeVisible();
  });

  it('numbers advance preparation and method in one sequence', () => {
    open(turnips);
    const done = screen.getAllByRole('checkbox', { name: /^Step \d/ });
    const names = ['Step 1 done: Brine the turnips', 'Step 2 done: Roast'];
    expect(done.map((box) => box.getAttribute('aria-label'))).toEqual(names);
    expect(region('Days before').getByRole('list')).toHaveAttribute('start', '1');
    expect(region('Method').getByRole('list')).toHaveAttribute('start', '2');
  });

  it('jumps to the instructions of a recipe with advance preparation, to the recipe otherwise', () => {
    const { unmount } = open(turnips);
    const jump = screen.getByRole('link', { name: 'Jump to Recipe Instructions' });
    expect(document.querySelector(jump.getAttribute('href') ?? '')).toHaveTextContent('Days before');
    unmount();
    open(stew);
    expect(screen.getByRole('link', { name: 'Jump to Recipe' })).toHaveAttribute('href', '#recipe');
  });

  it('shows times as ranges, waiting under its own name, and no cooking time of none', () => {
    const times = { prep: 40, cook: 40, rest: { label: 'Chill', minutes: 120 }, total: 200, card: 200 };
    const rested = open({ ...stew, times });
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts.slice(0, 5)).toEqual(['Prep', 'Cook', 'Chill', 'Total', 'Serves']);
    expect(screen.getByText('2 hrs')).toHaveAttribute('datetime', 'PT120M');
    rested.unmount();
    const { unmount } = open(turnips);
    expect(screen.getByText('Prep').nextElementSibling).toHaveTextContent('3 to 5 days');
    unmount();
    open(recipeBySlug('herb-salad'));
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('15 min');
    expect(screen.queryByText('Cook')).not.toBeInTheDocument();
  });

  it.each([
    [{ calories: 510, protein: 31 }, ['510 kcal and 31 g protein a serving.']],
    [{ protein: 28 }, ['28 g protein a serving.']],
    [
      { calories: 425, protein: 35, fat: 12.5, sodium: 480 },
      ['425 kcal, 35 g protein, 12.5 g fat and 480 mg sodium a serving.'],
    ],
    [undefined, []],
  ])('shows of the nutrition %j: %j', (nutrition, words) => {
    open({ ...stew, nutrition });
    const shown = screen.queryAllByText(/a serving\.$/).map((each) => each.textContent);
    expect(shown).toEqual(words.map((each) => expect.stringContaining(each)));
  });

  it('links an ingredient to the card that explains it, without ticking it', async () => {
    open(stew);
    const link = screen.getByRole('link', { name: 'About soy sauce' });
    expect(link).toHaveAttribute('href', '/legumes/#soy-sauce');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.getByRole('checkbox', { name: /soy sauce$/ })).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'About beef shin' })).not.toBeInTheDocument();
  });

  it('lists storage, tips and swaps with amounts that follow the servings', async () => {
    open(stew, '?servings=8');
    const keeping = region('Ahead and after');
    const ways = keeping.getAllByRole('term').map((term) => term.textContent);
    expect(ways).toEqual(['Make ahead', 'In the fridge', 'In the freezer', 'To reheat']);
    await waitFor(() =>
      expect(keeping.getByText(/^Gently, with/)).toHaveTextContent(
        /200\sml of water, to 74\s°C in the middle\.$/,
      ),
    );
    expect(plain(region('What matters').getByText(/^Warm water sets/).textContent)).toContain(
      'keep 120 ml in',
    );
    const swaps = region('Instead of');
    const names = swaps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Beef shin', 'Pearl barley']);
    const beef = within(swaps.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(beef.map((item) => plain(item.textContent))).toEqual([
      'Lamb neck. It cooks in the same time.',
      'Mushrooms. Half the weight, 1.2 kg becomes less.',
    ]);
  });

  it('shows tips beside the method as an aside', () => {
    open(turnips);
    const aside = screen.getByRole('complementary', { name: 'The oven' });
    expect(plain(aside.textContent)).toContain('Let it reach 200 °C before they go in.');
  });

  it.each(['https://soups.test.org/leek', undefined])(
    'names the recipe that it was adapted from, with its address if it has one: %s',
    (href) => {
      open({ ...stew, source: { name: 'Winter Soups', href } });
      expect(screen.getByText(/Adapted from/).parentElement).toHaveTextContent('Adapted from Winter Soups.');
      const link = screen.queryByRole('link', { name: 'Winter Soups' });
      expect(link?.getAttribute('href')).toBe(href);
    },
  );

  it('lists what a step takes without naming it', () => {
    open(withTakingStep(stew));
    expect(screen.getByText('Goes in:').parentElement).toHaveTextContent(
      'Goes in: 2 to 3 cloves garlic, 150 g onion',
    );
  });

  it('links to a message about the results and to four other recipes', () => {
    open(stew);
    const share = screen.getByRole('link', { name: 'Share your results' });
    expect(share.getAttribute('href')).toMatch(/^mailto:[^?]+\?subject=/);
    const next = region('More like this');
    expect(next.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(next.queryByRole('link', { name: 'Barley Stew' })).not.toBeInTheDocument();
  });

  it('has the sentence of a related dish only if it is the only one', () => {
    open(recipeBySlug('herb-salad'));
    expect(region('More like this').getByText('Days in brine and an hour in the oven.')).toBeInTheDocument();
    cleanup();
    open(stew);
    expect(region('More like this').queryByText('Days in brine and an hour in the oven.')).toBeNull();
  });

  it('has the same time as its card and the search', () => {
    expect(recipeCardData(stew).meta).toContain('40 min prep, 1 hr 20 min in all');
    const entry = recipeEntries([]).find(({ href }) => href === '/barley-stew/');
    expect(entry?.note).toContain('40 min prep, 1 hr 20 min in all');
    open(stew);
    const shown = [...document.querySelectorAll('dl time')];
    expect(shown.map((time) => time.textContent)).toEqual(['40 min', '40 min', '1 hr 20 min']);
    expect(shown.at(-1)).toHaveAttribute('datetime', 'PT80M');
  });

  it('is linked by its card, unless it is coming soon', () => {
    const picture = { name: 'stew', alt: 'A bowl of stew' };
    render(<RecipeCard card={{ title: 'Barley Stew', meta: '45 min', href: '/barley-stew', picture }} />);
    const link = screen.getByRole('link', { name: 'Barley Stew' });
    expect(link).toHaveAttribute('href', '/barley-stew/');
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('heading', { level: 3, name: 'Barley Stew' })).toBeInTheDocument();
    expect(screen.getByText('45 min')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A bowl of stew' })).toBeInTheDocument();
    render(<RecipeCard card={{ title: 'Cold Noodles', href: '/cold-noodles', soon: true, picture }} />);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cold Noodles' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toEqual([link]);
  });
});
