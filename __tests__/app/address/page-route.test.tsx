import { render, screen, within } from '@testing-library/react';
import { PageRoute } from '@/app/address/page-route';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const show = (path: string) => render(<PageRoute path={path} />);
/** The section with a heading. */
const under = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no section is headed ${name}`);
  return within(section);
};
const links = (section: Pick<typeof screen, 'queryAllByRole'>) =>
  section.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each(['/noodles', '/recipes/batch', '/recipes/batch/filling', '/pottery'])(
  '%s loads its first picture eagerly and shows no picture twice',
  (path) => {
    const pictures = [...show(path).container.querySelectorAll('img')];
    const sources = pictures.map(({ src }) => src);
    expect(new Set(sources).size).toBe(sources.length);
    expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager')).toEqual(
      pictures.slice(0, 1),
    );
  },
);

describe('a page of many sections', () => {
  beforeEach(() => void show('/noodles'));

  it('links other pages', () => {
    expect(screen.getByRole('link', { name: 'Every dish' })).toHaveAttribute('href', '/recipes/');
    expect(links(under('Hungry'))).toEqual(['/recipes/lemon-noodles/']);
  });

  it('shows cards of a recipe, another site and a dish to come', () => {
    const cards = under('Cook one').getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Barley Stew',
      'Elsewhere (opens in a new tab)',
      'Soba-like',
    ]);
    const [stew, elsewhere, soon] = cards.map((card) => within(card));
    expect(stew?.getByText('Stew, 40 min prep, 1 hr 20 min in all, serves 4')).toBeVisible();
    expect(stew && links(stew)).toEqual(['/barley-stew/']);
    expect(elsewhere?.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(soon && links(soon)).toEqual([]);
    expect(cards[2]).toHaveTextContent('Coming Soon');
    expect(cards[0]).not.toHaveTextContent('Soon');
    expect(screen.getByText('More to come.')).toBeVisible();
  });

  it('lists the recipes of a kind, with room for more', () => {
    expect(links(under('From this site'))).toEqual(['/recipes/lemon-noodles/']);
    expect(under('From this site').getByRole('heading', { name: 'And more' })).toBeVisible();
  });

  it('shows tips with a heading and a drawing each', () => {
    const tips = under('Boiling').getAllByRole('listitem');
    expect(tips).toHaveLength(2);
    for (const tip of tips) {
      expect(within(tip).getByRole('heading')).toBeVisible();
      expect(tip.querySelector('svg')).not.toBeNull();
    }
  });
});

it('shows a page under its other addresses', () => {
  show('/threads');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Noodles and Ribbons');
});

it('marks a page to come, and links others until then', () => {
  show('/pottery');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('coming soon');
  expect(links(under('Until then'))).toEqual(['/barley-stew/']);
});

it('lists full meals with a sentence each, and the kinds of recipes in their order', () => {
  show('/recipes/batch');
  expect(links(under('Fills a box'))).toEqual(['/recipes/rice-bowls/']);
  expect(under('Fills a box').getByText('Four boxes from one pan and one pot.')).toBeVisible();
  expect(links(under('Kinds'))).toEqual([
    '/recipes/?category=stews',
    '/recipes/batch/filling/',
    '/noodles/',
    '/recipes/?category=fish',
    '/recipes/',
  ]);
});

it('shows protein, yield and difficulty of recipes where they are known', () => {
  show('/recipes/batch/filling');
  const section = under('All of them');
  expect(links(section)).toEqual(['/barley-stew/', '/chickpea-block/', '/recipes/rice-bowls/']);
  const cardOf = (name: string) =>
    within(section.getByRole('heading', { name }).closest('article') as HTMLElement);
  expect(cardOf('Rice Bowls').getByText('34 g per serving')).toBeVisible();
  expect(cardOf('Rice Bowls').getByText('Filling, 45 min, 4 boxes, Easy')).toBeVisible();
  expect(cardOf('Barley Stew').getByText(/, serves 4, Medium$/)).toBeVisible();
  expect(cardOf('Chickpea Block').queryByText(/per serving/)).not.toBeInTheDocument();
  expect(screen.getByText('Grams a serving.')).toBeVisible();
});
