import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRoute } from '@/app/address/page-route';
import { ContentPage } from '@/components/pages/content-page';
import { MarketGuide } from '@/components/pages/market-guide';
import { PageView } from '@/components/pages/page-view';
import { PicksGuide } from '@/components/pages/picks-guide';
import { Partners } from '@/components/pages/sections/about';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import { ProfileCards } from '@/components/pages/sections/profiles';
import { ToolShelf } from '@/components/pages/soon/tool-shelf';
import type { GeneralPage } from '@/lib/content/schema/page';
import { guideOf, marketsOf } from '@/lib/guide/guides';
import { pageAt } from '@/lib/pages/addresses';
import { pages } from '@/lib/pages/site-pages';
import { plainSpaces } from '@/lib/text/words';

const section = (name: string, level = 2) =>
  within(screen.getByRole('heading', { level, name }).closest('section') as HTMLElement);
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it.each(pages.map((page) => [page.path, page] as const))(
  'the page %s has one main heading and its dek',
  (_, page) => {
    render(<ContentPage page={page} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const name = (text: string) => plainSpaces(text) === page.title;
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(page.dek)).toBeVisible();
  },
);

describe('a page of sections', () => {
  const pageOf = (path: string) => pageAt(path) as GeneralPage;

  it.each([
    ['/flour', 'At work, Two mills, What is milled, Four bags, Which flour?, Tips, Storing, Cups and grams'],
    [
      '/legumes',
      'What they are, Two to know, From the soybean, Soaking and cooking, Cook them, In and out of the pot',
    ],
    ['/salads', 'Etymology, Parts, How much, Leaves, Cook one'],
  ])('links the contents of %s to its sections', (path, titles) => {
    render(<PageView page={pageOf(path)} views={PAGE_VIEWS} />);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole<HTMLAnchorElement>('link');
    expect(textsOf(links).join(', ')).toBe(titles);
    for (const { hash, textContent } of links)
      expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent ?? '');
  });

  it('without sections shows its title', () => {
    render(<PageView page={{ ...pageOf('/flour'), sections: [] }} views={PAGE_VIEWS} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Flour' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  it('leaves out the button to a section that is not on the page', () => {
    const coaching = pageOf('/coaching');
    const { rerender } = render(<PageView page={coaching} views={PAGE_VIEWS} />);
    const link = () => screen.queryByRole('link', { name: 'See what others did' });
    expect(link()).toHaveAttribute('href', '#success-stories');
    rerender(<PageView page={{ ...coaching, sections: [] }} views={PAGE_VIEWS} />);
    expect(link()).not.toBeInTheDocument();
  });
});

describe('the page /about/', () => {
  beforeEach(() => void render(<PageRoute path="/about" />));

  it('tells the story with its method and its links', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'I cook beside the harbour.' })).toBeVisible();
    for (const text of [/^It started with a pot/, 'Grass and then bread.', 'I am on the ferry.'])
      expect(screen.getByText(text)).toBeVisible();
    const step = screen.getByRole('heading', { level: 4, name: 'I weigh it.' }).closest('li');
    expect(step).toHaveTextContent('In grams.');
    const away = section('When the stove is cold', 3);
    expect(away.getByRole('link', { name: 'Port Alder' })).toHaveAttribute('href', '/travel/port-alder/');
  });

  it.each([
    ['Share your results', 'I cooked one of your recipes', 'Hello,\r\n\r\nI cooked:\r\n\r\n'],
    ['Send a correction', 'A correction', 'Hello,\r\n\r\nThe page:\r\n\r\n'],
    ['Sit down with me', 'Working together', 'Hello,\r\n\r\nWhat we make:\r\n\r\n'],
  ])('has an email with the subject of “%s”', (name, subject, body) => {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(protocol + decodeURIComponent(pathname)).toBe('mailto:cook@plain-peppered.test');
    expect([searchParams.get('subject'), searchParams.get('body')]).toEqual([subject, body]);
  });

  it('has structured data of a profile page, once', () => {
    const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? '{}')['@graph'][0]['@type']).toBe('ProfilePage');
  });
});

it('the partners have a logo each, a link in a new tab where they have an address, and a cell to write from', () => {
  const partners = {
    type: 'partners' as const,
    id: 'partners',
    title: 'Partners',
    text: 'Who makes what my kitchen runs on.',
    invitation: 'There is a chair left.',
    mail: { buttonText: 'Sit down', subject: 'Partners', body: 'Hello' },
    brands: [
      { name: 'Mill', logo: 'mill.svg', href: 'https://mill.test/' },
      { name: 'Knife', logo: 'knife.svg' },
    ],
  };
  render(<Partners section={partners} />);
  const logo = screen.getByRole('img', { name: 'Knife' });
  const attributes = ['src', 'width', 'height', 'loading'].map((name) => logo.getAttribute(name));
  expect(attributes).toEqual(['/brands/knife.svg', '240', '80', 'lazy']);
  expect(logo.closest('a')).toBeNull();
  const link = screen.getByRole('link', { name: /^Mill ?, opens in a new tab$/ });
  expect(link).toHaveAttribute('href', 'https://mill.test/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Sit down');
});

describe('the page /coaching/', () => {
  it('lists what a program includes, the numbers behind it, and the guarantee with its terms', () => {
    render(<PageRoute path="/coaching" />);
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(
      expect.arrayContaining(['cooked together', 'A drawing to scale', '3K+ pots of stew']),
    );
    expect(screen.getByRole('heading', { name: 'Your money back in the first month' })).toBeVisible();
    expect(screen.getByText('One line by e-mail is enough.')).toBeVisible();
  });

  it('opens a question to show its answer', async () => {
    render(<PageRoute path="/coaching" />);
    const answer = screen.getByText('No. One flame is enough.');
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Do I need a large kitchen?'));
    expect(answer).toBeVisible();
  });
});

it('the page /content/ has the media kit with its numbers, and what is accepted and what is not', () => {
  render(<PageRoute path="/content" />);
  const kit = section('Media kit');
  expect(kit.getByText('A price for each.')).toBeVisible();
  expect(kit.getByText('years at the stove').nextElementSibling).toHaveTextContent('12+');
  expect(kit.getByText('pots of stew').nextElementSibling).toHaveTextContent('3K+');
  expect(screen.queryByText('come back')).toBeNull();
  for (const text of ['I say yes to', 'Mills', 'I say no to', 'Powders'])
    expect(screen.getByText(text)).toBeVisible();
});

it('profiles have a card each, also of a service that the site does not know', () => {
  const socials = [
    { name: 'Pinterest', href: 'https://www.pinterest.com/rawkitchen/' },
    { name: 'A place nobody knows', href: 'https://somewhere.test/' },
    { name: 'constructor', href: 'https://bsky.app/profile/raw.kitchen' },
  ];
  const texts = { id: 'profiles', title: 'Where to look', text: 'Each opens in a new tab.', cards: {} };
  render(<ProfileCards section={{ type: 'profiles', ...texts }} socials={socials} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  for (const handle of ['@rawkitchen', 'somewhere.test', '@raw.kitchen'])
    expect(screen.getByText(handle)).toBeVisible();
  for (const { name, href } of socials) {
    const link = screen.getByRole('link', { name: `${name} , opens in a new tab` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

describe('the shelf of tools', () => {
  const show = (...names: string[]) => {
    const tools = names.map((name) => ({ name, words: [name], text: `A ${name}.` }));
    return render(<ToolShelf title="Tools" usedIn="Used in" tools={tools} />);
  };

  it('has the tools that recipes use, the most used first, with those recipes', () => {
    show('wok', 'thermometer', 'heavy pot');
    const items = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
    expect(items.map((item) => item?.textContent)).toEqual([
      expect.stringMatching(/^heavy pot.*Used in 2 of 7 recipes/),
      expect.stringMatching(/^thermometer.*Used in 1 of 7 recipes/),
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/barley-stew/', '/recipes/rice-bowls/', '/chickpea-block/']);
  });

  it.each(['anvil', 'salt'])('is empty when no recipe lists its tool “%s” as equipment', (tool) => {
    expect(show(tool).container).toBeEmptyDOMElement();
  });
});

it('the guide to a market has its sections, the month of its hours if it is known, map, print and a walk', () => {
  const guide = guideOf('port-alder');
  const market = marketsOf().find(({ slug }) => slug === 'fish-hall');
  if (!market) throw new Error('There is no fish hall.');
  const { rerender } = render(<MarketGuide guide={guide} market={market} />);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(textsOf(headings)).toEqual(['Before you go', 'What to eat, in this order', 'Next']);
  const map = screen.getByRole<HTMLAnchorElement>('link', { name: /Find it on a map/ });
  expect(new URL(map.href).searchParams.get('query')).toContain('Fish Hall');
  const walk = screen.getByRole('link', { name: /Start a walk here/ });
  expect(walk).toHaveAttribute('href', '/travel/port-alder/?walk=fish-hall');
  expect(screen.getByRole('button', { name: /Print the guide/ })).toBeVisible();
  expect(screen.getByText('Hours checked in March 2026')).toBeVisible();
  rerender(<MarketGuide guide={guide} market={{ ...market, checkedOn: undefined }} />);
  expect(screen.queryByText(/Hours checked/)).not.toBeInTheDocument();
});

describe('a guide of picks', () => {
  const show = (guide: string) => act(async () => void render(<PicksGuide guide={guideOf(guide)} />));

  it('shows markets and every favourite in the local script, the next festivals and the source of the map', async () => {
    await show('islands');
    const markets = section('Two morning markets');
    expect(textsOf(markets.getAllByRole('heading', { level: 3 }))).toEqual([
      'Net Market, Northport 網市場',
      'Arcade Market, Midtown 商店市場',
    ]);
    expect(markets.getByText('商店市場')).toHaveAttribute('lang', 'ja');
    expect(section('Festivals to come').getByRole('list').children).toHaveLength(2);
    expect(screen.getByText('Map of the islands: invented, CC0')).toBeVisible();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /, map, opens in a new tab$/ });
    expect(links).toHaveLength(7);
    const queries = links.map(({ href }) => new URL(href).searchParams.get('query'));
    expect(queries).toContain('汁船, Southquay, The Lantern Islands');
  });

  it('links the specialties of a region from its panel', async () => {
    await show('valley');
    const specialties = section('What grows where');
    expect(specialties.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(specialties.getAllByRole('term')).toHaveLength(6);
    const link = screen.getByRole('link', { name: /More to eat there\s*: Riverbank/ });
    const panel = within(link.closest('[data-shown]') as HTMLElement);
    expect(textsOf(panel.getAllByRole('term'))).toEqual(['Smoked trout', 'Watercress']);
    expect(panel.getByText('April to October')).toBeInTheDocument();
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(/Smoked trout.*April to October/);
  });
});
