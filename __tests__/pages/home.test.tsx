import { render, screen, within } from '@testing-library/react';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import Home from '@/app/page';
import { FrontPage } from '@/components/home/front-page';
import { Hero } from '@/components/home/hero';
import { LaidTable } from '@/components/home/laid-table';
import { coaching, home } from '@/lib/content/pages';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Page } from '@/lib/content/schema/page';
import type { PictureRef, Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { recipeTypeTiles } from '@/lib/listing/cards';
import { pages } from '@/lib/pages/all';
import { freshGuides, freshRecipes, heroRecipe, recipesNamed } from '@/lib/pages/home';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { eventsOf, guideOf } from '@/lib/travel/guides/all';

/** Three pictures that differ; which ones does not matter. */
const [bowl, pot, pan] = listedRecipes().map(({ picture }) => picture);
const pictures = { bowl, pot, pan } as Record<'bowl' | 'pot' | 'pan', PictureRef>;

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

const dish = heroRecipe(listedRecipes(), home.hero.recipe);
const heroPath = dish && recipePath(dish);
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
      { ...recipe('On a tile', '2026-02-02', 2), picture: pictures.bowl },
      { ...recipe('On none', '2020-01-01', 1), picture: pictures.pot },
    ];
    const titles = (count: number) =>
      freshRecipes(
        recipes,
        count,
        undefined,
        [pictures.bowl].map((picture) => ({ picture })),
      ).map(({ title }) => title);
    expect(titles(1)).toEqual(['On none']);
    expect(titles(2)).toEqual(['On none', 'On a tile']);
  });

  it('is led by the newest guide with a picture; the others follow, newest first', () => {
    const written = [
      guide('Older', '2025-01-01', pictures.pot),
      guide('Lead', '2026-01-01', pictures.pan),
      guide('Bare', '2026-02-01'),
      { ...guide('Hidden', '2026-03-01', pictures.pan), index: false },
      { ...guide('Undated', '2026-03-01', pictures.pan), published: undefined },
    ];
    const { lead, others } = freshGuides(written, 2);
    expect(lead?.title).toBe('Lead');
    expect(others.map(({ title }) => title)).toEqual(['Bare', 'Older']);
  });

  it('has the dish that is named on its large picture, or the newest with a page here', () => {
    const recipes = [
      recipe('Named', '2020-01-01', 1),
      recipe('Newest', '2026-02-02', 2),
      { ...recipe('Elsewhere', '2026-03-03', 3), customLink: 'https://elsewhere.test/' },
    ];
    expect(heroRecipe(recipes, 'named')?.title).toBe('Named');
    expect(heroRecipe(recipes, 'switched-off')?.title).toBe('Newest');
    expect(heroRecipe(recipes)?.title).toBe('Newest');
    expect(heroRecipe([], 'named')).toBeUndefined();
  });

  it('lays the table with the dishes that are there', () => {
    const recipes = [recipe('Soup', '2020-01-01', 1), recipe('Stew', '2020-01-01', 2)];
    expect(recipesNamed(recipes, ['stew', 'gone', 'soup']).map(({ title }) => title)).toEqual([
      'Stew',
      'Soup',
    ]);
  });

  it('may be nothing at all', () => {
    expect(freshRecipes([], 2)).toEqual([]);
    expect(freshGuides([], 4)).toEqual({ lead: undefined, others: [] });
  });
});

describe('the front page', () => {
  const explore = { status: 'published', title: 'What is new' } as const;
  const draw = (
    recipes: readonly Recipe[],
    written: readonly Page[],
    events = eventsOf('port-alder'),
    path?: string,
  ) => {
    const { lead, others } = freshGuides(written, 4);
    return render(
      <FrontPage
        explore={explore}
        profiles={{ names: ['YouTube', 'Pinterest'], path }}
        lead={lead}
        guides={others}
        recipes={freshRecipes(recipes, 2)}
        events={events}
      />,
    );
  };

  it('takes up a new recipe and a new guide', () => {
    draw(
      [...allRecipes(), recipe('Kimchi Stew', '2999-11-20', 900)],
      [...pages, guide('Ramen', '2999-11-20', pictures.pan)],
    );
    expect(screen.getByRole('heading', { name: 'Ramen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ramen' })).toHaveAttribute('href', '/ramen/');
    expect(screen.getByRole('link', { name: 'Kimchi Stew' })).toHaveAttribute(
      'href',
      '/recipes/kimchi-stew/',
    );
  });

  it('stands without guides and recipes, without events, and is not there without any of them', () => {
    const events = draw([], []);
    expect(screen.getByRole('heading', { name: explore.title })).toBeVisible();
    expect(screen.getAllByRole('listitem')).not.toEqual([]);
    events.unmount();
    const dishes = draw([recipe('Soup', '2020-01-01', 1)], [], []);
    expect(screen.getByRole('link', { name: 'Soup' })).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    dishes.unmount();
    expect(draw([], [], []).container).toBeEmptyDOMElement();
  });

  it('leads with a map where it is told to, and the newest guide with a picture moves beside it', () => {
    const { lead, others } = freshGuides([guide('Ramen', '2999-11-20', pictures.pan)], 2);
    render(
      <FrontPage
        explore={explore}
        profiles={{ names: [] }}
        mapGuide={guideOf('port-alder')}
        mapGuides={[guideOf('islands')]}
        lead={lead}
        guides={others}
        recipes={[]}
        events={[]}
      />,
    );
    const large = screen.getByRole('article');
    expect(within(large).getByRole('heading')).toHaveTextContent(guideOf('port-alder').title);
    expect(within(large).getByRole('link', { name: guideOf('islands').name })).toHaveAttribute(
      'href',
      '/travel/islands/',
    );
    expect(
      within(screen.getAllByRole('list')[1] as HTMLElement).getByRole('link', { name: 'Ramen' }),
    ).toBeVisible();
  });

  it('shows the next event of the day of the visit', async () => {
    const [any] = eventsOf('port-alder') as [FoodEvent, ...FoodEvent[]];
    const event = (name: string, starts: string, ends: string): FoodEvent => ({
      ...any,
      ...{
        id: name.toLowerCase().replaceAll(' ', '-'),
        name,
        starts,
        ends,
        sameDays: true,
        native: undefined,
      },
    });
    const events = [
      event('Winter Fair', '2026-12-01', '2026-12-05'),
      event('Summer Fair', '2026-07-01', '2026-07-05'),
    ];
    const first = draw([], [], events);
    expect(screen.getByRole('link', { name: 'Winter Fair' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Summer Fair' })).toBeNull();
    first.unmount();
    jest.setSystemTime(Date.parse('2027-06-20T17:00:00Z'));
    draw([], [], events);
    expect(await screen.findByRole('link', { name: 'Summer Fair' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Winter Fair' })).toBeNull();
  });

  it('leads to the profiles as long as they have a page', () => {
    const { unmount } = draw([], [], undefined, '/content');
    expect(screen.getByRole('link', { name: 'YouTube, Pinterest' })).toHaveAttribute('href', '/content/');
    unmount();
    draw([], []);
    expect(screen.queryByText('YouTube, Pinterest')).toBeNull();
  });
});

describe('without recipes', () => {
  it('the headline stands over the picture of where it begins, and leads nowhere', () => {
    render(<Hero hero={home.hero} siteName={site.name} />);
    expect(
      screen.getByRole('heading', { level: 1, name: home.hero.words?.join(' ') ?? site.name }),
    ).toBeVisible();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      home.hero.raw.picture.alt,
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('another dish than the one that is named has a button of its own', () => {
    render(
      <Hero
        hero={{ ...home.hero, recipe: 'gone' }}
        recipe={recipe('Soup', '2020-01-01', 1)}
        siteName="Soups"
      />,
    );
    expect(screen.getByRole('link', { name: 'Cook this' })).toHaveAttribute('href', '/recipes/soup/');
  });

  it('no table is laid', () => {
    const { table } = home;
    expect(
      render(<LaidTable table={table as NonNullable<typeof table>} recipes={[]} />).container,
    ).toBeEmptyDOMElement();
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
    expect(
      screen.getByRole('heading', { level: 1, name: home.hero.words?.join(' ') ?? site.name }),
    ).toBeVisible();
    expect(screen.getByText(home.hero.dek)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/barley-stew/');
  });

  it('shows the latest recipes, the newest guide and the next event', () => {
    render(<Home />);
    const explore = section('What is new');
    const latest = freshRecipes(listedRecipes(), 2, heroPath, recipeTypeTiles());
    expect(latest).toHaveLength(2);
    for (const each of latest) {
      expect(explore.getByRole('link', { name: each.cardTitle ?? each.title })).toHaveAttribute(
        'href',
        recipeHref(each),
      );
    }
    const { lead, others } = freshGuides(pages, 4);
    for (const { title, path } of [...(lead ? [lead] : []), ...others]) {
      expect(explore.getByRole('link', { name: title })).toHaveAttribute('href', `${path}/`);
    }
  });

  it('leads to the kinds of recipe', () => {
    render(<Home />);
    const [more, ...tiles] = section('What shall it be').getAllByRole('link');
    expect(more).toHaveTextContent('Every dish');
    expect(tiles).toHaveLength(recipeTypeTiles().length);
    recipeTypeTiles().forEach(({ title, text }, index) => {
      const tile = tiles[index] as HTMLElement;
      expect(tile).toHaveAccessibleName(`${title} ${text}`);
      expect(within(tile).getByText(text)).toBeVisible();
      expect(tile.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    });
  });

  it('has a price card for every program, each with its price and time and a way to the rest', () => {
    render(<Home />);
    const { path, numbers, programs: offer } = coaching as NonNullable<typeof coaching>;
    const band = section('Learn it at my stove');
    const programs = offer.items;
    const cards = band.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
    expect(cards).toHaveLength(programs.length);
    programs.forEach((program, index) => {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('link', { name: program.title })).toHaveAttribute(
        'href',
        `${path}/#${program.id}`,
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
    for (const { number, label } of numbers) {
      expect(band.getByText(number)).toBeVisible();
      expect(band.getByText(label)).toBeVisible();
    }
  });

  it('lays a table, and a menu on it that leads to the recipe of every dish', () => {
    render(<Home />);
    const dishes = recipesNamed(listedRecipes(), home.table?.recipes ?? []);
    expect(dishes).toHaveLength(3);
    const table = section('What stands on the table');
    expect(table.getByRole('img', { name: 'A laid table with stew, dumplings and a salad' })).toBeVisible();
    for (const dish of dishes) {
      expect(table.getByRole('link', { name: dish.cardTitle ?? dish.title })).toHaveAttribute(
        'href',
        recipeHref(dish),
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
    const connect = section('Stay in touch');
    for (const { name, href } of site.socials) {
      expect(connect.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
    }
    expect(connect.getByRole('textbox', { name: 'Your e-mail' })).toBeRequired();
    expect(connect.getByRole('button', { name: 'Sign up' })).toBeVisible();
  });
});
