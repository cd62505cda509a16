import { render, screen, within } from '@testing-library/react';
import Home from '@/app/page';
import { FrontPage } from '@/components/home/front-page';
import { recipeTypes } from '@/data/pages/cook/recipe-types';
import { home } from '@/data/pages/house/home';
import { coachingStats, programs } from '@/data/pages/house/programs';
import { pictures } from '@/data/pages/pictures';
import { pages } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { freshGuides, freshRecipes } from '@/lib/home/fresh';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { eventsOf } from '@/lib/travel/guides/all';

const DAY = '2026-11-21';
const realEpoch = process.env.SOURCE_DATE_EPOCH;

beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(DAY) / 1000);
  jest.useFakeTimers({ now: Date.parse(`${DAY}T17:00:00Z`) });
});
afterEach(() => {
  jest.useRealTimers();
  if (realEpoch === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = realEpoch;
});

const heroPath = recipePath(recipeBySlug(home.hero.recipe));
const anyRecipe = allRecipes()[0] as Recipe;
const anyGuide = pages.find(({ published }) => published) as Page;
const recipe = (title: string, published: string, id: number): Recipe => ({
  ...anyRecipe,
  id,
  title,
  cardTitle: title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  customLink: undefined,
  published,
});
const guide = (title: string, published: string, picture?: Page['picture']): Page => ({
  ...anyGuide,
  title,
  path: `/${title.toLowerCase()}`,
  published,
  picture,
});

describe('what is fresh', () => {
  it('is the recipes published last, of one day the one with the higher number', () => {
    const recipes = [
      recipe('Old', '2020-01-01', 1),
      recipe('First of two', '2026-02-02', 2),
      recipe('Second of two', '2026-02-02', 3),
    ];
    expect(freshRecipes(recipes, 2).map(({ title }) => title)).toEqual(['Second of two', 'First of two']);
  });

  it('leaves out the dish that is shown above', () => {
    const recipes = [recipe('Above', '2026-02-02', 2), recipe('Below', '2020-01-01', 1)];
    expect(freshRecipes(recipes, 2, '/recipes/above').map(({ title }) => title)).toEqual(['Below']);
  });

  it('prefers dishes that no tile of the page shows already, and takes those only to come to the number', () => {
    const recipes = [
      { ...recipe('On a tile', '2026-02-02', 2), picture: pictures.teriyaki },
      { ...recipe('On none', '2020-01-01', 1), picture: pictures.tofu },
    ];
    const titles = (count: number) =>
      freshRecipes(
        recipes,
        count,
        undefined,
        [pictures.teriyaki].map((picture) => ({ picture })),
      ).map(({ title }) => title);
    expect(titles(1)).toEqual(['On none']);
    expect(titles(2)).toEqual(['On none', 'On a tile']);
  });

  it('is led by the newest guide with a picture; the others follow, newest first', () => {
    const written = [
      guide('Older', '2025-01-01', pictures.tofu),
      guide('Lead', '2026-01-01', pictures.dough),
      guide('Bare', '2026-02-01'),
      { ...guide('Hidden', '2026-03-01', pictures.dough), index: false },
      { ...guide('Shop', '2026-03-01', pictures.dough), published: undefined },
    ];
    const { lead, others } = freshGuides(written, 2);
    expect(lead?.title).toBe('Lead');
    expect(others.map(({ title }) => title)).toEqual(['Bare', 'Older']);
  });

  it('may be nothing at all', () => {
    expect(freshRecipes([], 2)).toEqual([]);
    expect(freshGuides([], 4)).toEqual({ lead: undefined, others: [] });
  });
});

describe('a new file', () => {
  const draw = (recipes: readonly Recipe[], written: readonly Page[]) => {
    const { lead, others } = freshGuides(written, 4);
    render(
      <FrontPage
        explore={home.explore}
        profiles={[]}
        lead={lead}
        guides={others}
        recipes={freshRecipes(recipes, 2)}
        events={eventsOf('toronto')}
      />,
    );
  };

  it('brings its recipe and its guide to the front page', () => {
    draw(
      [...allRecipes(), recipe('Kimchi Stew', '2026-11-20', 900)],
      [...pages, guide('Ramen', '2026-11-20', pictures.dough)],
    );
    expect(screen.getByRole('heading', { name: 'Ramen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ramen' })).toHaveAttribute('href', '/ramen');
    expect(screen.getByRole('link', { name: 'Kimchi Stew' })).toHaveAttribute('href', '/recipes/kimchi-stew');
  });

  it('is not needed: without a guide or a recipe the rest stands', () => {
    draw([], []);
    expect(screen.getByRole('heading', { name: home.explore.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Distillery Winter Village' })).toBeVisible();
  });
});

describe('the home page', () => {
  const section = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('section');
    if (!found) throw new Error(`“${name}” stands in no section`);
    return within(found);
  };

  it('says in one sentence what the site gives, and leads to the dish it shows', () => {
    render(<Home />);
    expect(screen.getByRole('heading', { level: 1, name: home.hero.words.join(' ') })).toBeVisible();
    expect(screen.getByText(home.hero.dek)).toBeVisible();
    const dish = screen.getByRole('link', { name: home.hero.buttonText });
    expect(dish).toHaveAttribute('href', heroPath);
  });

  it('shows the latest recipes, the newest guide and the next event', () => {
    render(<Home />);
    const explore = section(home.explore.title);
    const latest = freshRecipes(allRecipes(), 2, heroPath, recipeTypes);
    for (const each of latest) {
      expect(explore.getByRole('link', { name: each.cardTitle ?? each.title })).toHaveAttribute(
        'href',
        recipePath(each),
      );
    }
    const { lead, others } = freshGuides(pages, 4);
    expect(others).toHaveLength(4);
    for (const { title, path } of [lead as Page, ...others]) {
      expect(explore.getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
    expect(explore.getByRole('link', { name: 'The Distillery Winter Village' })).toHaveAttribute(
      'href',
      '/travel/toronto/events#distillery-winter-village',
    );
    expect(explore.getByText('Took place in 2025, next dates to be announced')).toBeVisible();
  });

  it('shows another event to a later visitor', async () => {
    jest.setSystemTime(Date.parse('2027-07-02T17:00:00Z'));
    render(<Home />);
    expect(await screen.findByRole('link', { name: /Hakata Gion Yamakasa|Gion Matsuri/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'The Distillery Winter Village' })).not.toBeInTheDocument();
  });

  it('leads to the seven kinds of recipe', () => {
    render(<Home />);
    const [more, ...tiles] = section(home.types.title).getAllByRole('link');
    expect(more).toHaveTextContent(home.types.more.name);
    const titles = ['One Pot', 'High Protein', 'Chicken', 'Beef', 'Pork', 'Noodles', 'Pasta'];
    expect(tiles).toHaveLength(titles.length);
    titles.forEach((title, index) => {
      const tile = tiles[index] as HTMLElement;
      const words = recipeTypes[index]?.text;
      expect(tile).toHaveAccessibleName(`${title} ${words}`);
      expect(within(tile).getByText(words ?? '')).toBeVisible();
      expect(tile.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    });
  });

  it('has a price card for every program, each with its price and time and a way to the rest', () => {
    render(<Home />);
    const coaching = section(home.coaching.title);
    const cards = coaching.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
    expect(cards).toHaveLength(programs.length);
    programs.forEach((program, index) => {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('link', { name: program.title })).toHaveAttribute(
        'href',
        `/coaching#${program.id}`,
      );
      expect(card.getByText(program.price)).toBeVisible();
      expect(card.getByText(program.duration.card)).toBeVisible();
      for (const feature of program.features) expect(card.getByText(feature)).toBeVisible();
      const button = card.getByRole('link', { name: `${program.mail.buttonText} , ${program.title}` });
      expect(button.getAttribute('href')).toMatch(/^mailto:/);
      expect(card.queryAllByText('For members 18+')).toHaveLength(program.adultsOnly ? 1 : 0);
      expect(card.queryAllByText('Optional')).toHaveLength(program.optional ? 1 : 0);
      if (program.label) expect(card.getByText(program.label)).toBeVisible();
    });
    for (const { number, label } of coachingStats) {
      expect(coaching.getByText(number)).toBeVisible();
      expect(coaching.getByText(label)).toBeVisible();
    }
  });

  it('lays a table, and a menu on it that leads to the recipe of every dish', () => {
    render(<Home />);
    const table = section(home.table.title);
    expect(table.getByRole('img', { name: home.table.picture.alt })).toBeVisible();
    for (const slug of home.table.recipes) {
      const dish = recipeBySlug(slug);
      expect(table.getByRole('link', { name: dish.cardTitle ?? dish.title })).toHaveAttribute(
        'href',
        recipePath(dish),
      );
    }
  });

  it('shows no picture twice', () => {
    const { container } = render(<Home />);
    const shown = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(shown.filter((src, index) => shown.indexOf(src) !== index)).toEqual([]);
  });

  it('connects: the profiles and the sign-up', () => {
    render(<Home />);
    const connect = section(home.connect.title);
    for (const { name, href } of site.socials) {
      expect(connect.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
    }
    expect(connect.getByRole('textbox', { name: home.connect.label })).toBeRequired();
    expect(connect.getByRole('button', { name: home.connect.buttonText })).toBeVisible();
  });
});
