import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FrontPage } from '@/components/pages/home/front-page';
import { ToolExamples } from '@/components/pages/home/tool-examples';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { eventsOf, guideOf } from '@/lib/guide/guides';
import {
  freshGuides,
  freshRecipes,
  heroRecipe,
  type PicturedGuidePage,
  recipesNamed,
} from '@/lib/pages/home';
import { nextSaturday } from '@/lib/pages/next-saturday';
import { cookExample, listExample, planExample } from '@/lib/pages/tool-examples';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';

const picture = (name: string) => ({ name, alt: 'A bowl' });
const recipe = (slug: string, published: string, more: Partial<Recipe> = {}): Recipe => ({
  ...recipeBySlug('barley-stew'),
  slug,
  customLink: undefined,
  published,
  ...more,
});
const guide = (title: string, published: string, more: Partial<Page> = {}): Page => ({
  path: `/${title}`,
  title,
  description: '',
  dek: '',
  sections: [],
  published,
  ...more,
});
const slugs = (recipes: Recipe[]) => recipes.map(({ slug }) => slug);

describe('freshRecipes', () => {
  const old = recipe('old', '2020-01-01', { id: 1, picture: picture('pot') });
  const first = recipe('first', '2026-02-02', { id: 2, picture: picture('bowl') });
  const second = recipe('second', '2026-02-02', { id: 3 });

  it.each<[string, ReturnType<typeof freshRecipes>, string[]]>([
    [
      'the latest, of one day the one with the higher number',
      freshRecipes([old, first, second], 2),
      ['second', 'first'],
    ],
    ['not the one shown above', freshRecipes([first, old], 2, '/recipes/first'), ['old']],
    [
      'those whose picture is on a tile last',
      freshRecipes([first, old], 2, undefined, [first]),
      ['old', 'first'],
    ],
    ['none of none', freshRecipes([], 2), []],
  ])('are %s', (_, found, expected) => {
    expect(slugs(found)).toEqual(expected);
  });
});

it('freshGuides leads with the newest guide with a picture, and has the others newest first', () => {
  const { lead, others } = freshGuides(
    [
      guide('older', '2025-01-01', { picture: picture('pot') }),
      guide('lead', '2026-01-01', { picture: picture('pan') }),
      guide('bare', '2026-02-01'),
      guide('hidden', '2026-03-01', { index: false }),
      { ...guide('undated', ''), published: undefined },
    ],
    2,
  );
  expect(lead?.title).toBe('lead');
  expect(others.map(({ title }) => title)).toEqual(['bare', 'older']);
  expect(freshGuides([], 4)).toEqual({ lead: undefined, others: [] });
});

it.each([
  ['named', 'named'],
  ['switched-off', 'newest'],
  [undefined, 'newest'],
])('heroRecipe for the slug %s is the recipe “%s”, never one on another site', (slug, expected) => {
  const recipes = [
    recipe('named', '2020-01-01'),
    recipe('newest', '2026-02-02'),
    recipe('elsewhere', '2026-03-03', { customLink: 'https://elsewhere.test/' }),
  ];
  expect(heroRecipe(recipes, slug)?.slug).toBe(expected);
  expect(heroRecipe([], slug)).toBeUndefined();
});

it('recipesNamed are the recipes that exist, in the order of the slugs', () => {
  const recipes = [recipe('soup', '2020-01-01'), recipe('stew', '2020-01-01')];
  expect(slugs(recipesNamed(recipes, ['stew', 'gone', 'soup']))).toEqual(['stew', 'soup']);
});

const ramen: PicturedGuidePage = {
  path: '/ramen',
  title: 'Ramen',
  description: '',
  dek: '',
  sections: [],
  published: '2026-11-20',
  picture: { name: 'pan', alt: 'A pan' },
};
const soup = { ...recipeBySlug('barley-stew'), slug: 'soup', customLink: undefined, cardTitle: 'Soup' };
const show = (props: Partial<ComponentProps<typeof FrontPage>>) =>
  render(
    <FrontPage
      section={{ title: 'What is new' }}
      profiles={{ names: [] }}
      lead={undefined}
      guides={[]}
      recipes={[]}
      events={[]}
      {...props}
    />,
  );
const link = (name: string) => screen.getByRole('link', { name });

describe('FrontPage', () => {
  it('links the leading guide and new recipes, without a list of guides and events', () => {
    show({ lead: ramen, recipes: [soup] });
    expect(link('Ramen')).toHaveAttribute('href', '/ramen/');
    expect(link('Soup')).toHaveAttribute('href', '/recipes/soup/');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is empty without guides, recipes and events', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });

  it('leads with a map, if there is one, and lists the guide beside it', () => {
    show({ mapGuide: guideOf('port-alder'), mapGuides: [guideOf('islands')], lead: ramen });
    const map = within(screen.getByRole('article'));
    expect(map.getByRole('heading')).toHaveTextContent(/Port Alder/);
    expect(map.getByRole('link', { name: 'The Lantern Islands' })).toHaveAttribute(
      'href',
      '/travel/islands/',
    );
    expect(
      within(screen.getAllByRole('list')[1] as HTMLElement).getByRole('link', { name: 'Ramen' }),
    ).toBeVisible();
  });

  it.each([
    ['2026-11-21', 'Winter Fair', 'Summer Fair'],
    ['2027-06-20', 'Summer Fair', 'Winter Fair'],
  ])('on %s shows the %s as the next event', async (day, next, later) => {
    const [any] = eventsOf('port-alder') as [FoodEvent];
    const event = (name: string, starts: string, ends: string): FoodEvent => ({
      ...any,
      ...{ id: name, name, starts, ends, sameDays: true, native: undefined },
    });
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-21') / 1000);
    jest.useFakeTimers({ now: Date.parse(`${day}T17:00:00Z`) });
    const events = [
      event('Winter Fair', '2026-12-01', '2026-12-05'),
      event('Summer Fair', '2026-07-01', '2026-07-05'),
    ];
    show({ events });
    expect(await screen.findByRole('link', { name: next })).toBeVisible();
    expect(screen.queryByRole('link', { name: later })).toBeNull();
    jest.useRealTimers();
    delete process.env.SOURCE_DATE_EPOCH;
  });

  it('links the profiles while they have a page', () => {
    const profiles = { names: ['YouTube', 'Pinterest'] };
    const { unmount } = show({ recipes: [soup], profiles: { ...profiles, path: '/content' } });
    expect(link('YouTube, Pinterest')).toHaveAttribute('href', '/content/');
    unmount();
    show({ recipes: [soup], profiles });
    expect(screen.queryByText('YouTube, Pinterest')).toBeNull();
  });
});

describe('the examples of tools', () => {
  const recipes = allRecipes();
  const section = { title: 'At the stove' };
  const card = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

  afterEach(() => jest.useRealTimers());

  it('have the first step with a timer by default, and none for a step without times', () => {
    // Its first step takes too long for a timer.
    expect(cookExample(recipes, { recipe: 'chickpea-block' })?.step.id).toBe('boil');
    expect(cookExample(recipes, { recipe: 'chickpea-block', step: 'unmould' })).not.toHaveProperty('timer');
  });

  it('name the days of a plan that starts on the day before', () => {
    expect(planExample(recipes, 'chickpea-block')).toMatchObject({
      question: 'Want to eat Saturday at 7 pm?',
      answer: 'Start Friday at 5:10 pm: 26\u00a0hours, about 50\u00a0min hands-on.',
      total: 1550,
      rows: [
        { time: 'Friday 5:10 pm', title: 'Soak the chickpeas' },
        { time: 'Saturday 5:15 pm', title: 'Put water on' },
        { time: 'Saturday 6:55 pm', title: 'Unmould' },
      ],
      eatAt: 'Saturday 7 pm',
    });
  });

  it.each([undefined, '2031-03-09T12:00Z'])(
    'have times alone for a plan of one evening, on any day: %s',
    (now) => {
      if (now) jest.useFakeTimers({ now: new Date(now) });
      expect(planExample(recipes, 'oat-dumplings')).toMatchObject({
        answer: 'Start at 6:05 pm.',
        rows: [
          { time: '6:05 pm', title: 'Mix' },
          { time: '6:45 pm', title: 'Poach' },
        ],
        eatAt: '7 pm',
      });
    },
  );

  it('are left out for recipes that are not here, or take a week', () => {
    const left = [
      cookExample(recipes, { recipe: 'draft-soup' }),
      planExample(recipes, 'draft-soup'),
      planExample(recipes, 'brined-turnips'),
      listExample(recipes, ['barley-stew', 'draft-soup']),
      listExample(recipes, ['barley-stew']),
    ];
    expect(left).toEqual(Array(5).fill(undefined));
    expect(render(<ToolExamples section={section} />).container).toBeEmptyDOMElement();
  });

  it('show a step with its amounts and timer, and open cook mode of its recipe', () => {
    const example = cookExample(recipes, { recipe: 'barley-stew', step: 'eggs' });
    render(<ToolExamples section={section} cook={example} />);
    const cook = card('Cook step by step');
    expect(cook.getByText('Step 3 of 8')).toBeVisible();
    expect(cook.getByText(/^Lower/)).toHaveTextContent('Lower 2 eggs into boiling water for 9 min.');
    expect(cook.getByText('9:00')).toBeVisible();
    expect(cook.getByRole('link', { name: 'Open cook mode' })).toHaveAttribute('href', '/barley-stew/#cook');
  });

  it('show a plan, and open the planner at the next Saturday that can be met', () => {
    // Saturday noon: too late for a plan of 26 hours.
    jest.useFakeTimers({ now: new Date('2026-11-28T12:00') });
    render(<ToolExamples section={section} plan={planExample(recipes, 'chickpea-block')} />);
    const plan = card('Plan back from dinner');
    expect(plan.getByText('Want to eat Saturday at 7 pm?')).toBeVisible();
    expect(plan.getAllByRole('listitem').at(-1)).toHaveTextContent('Saturday 7 pm Eat');
    const href = '/chickpea-block/?eat=2026-12-05T19:00';
    expect(plan.getByRole('link', { name: 'Plan it' })).toHaveAttribute('href', href);
  });

  it('show a list of two recipes, and open it', () => {
    render(<ToolExamples section={section} list={listExample(recipes, ['barley-stew', 'oat-dumplings'])} />);
    const list = card('One list for everything');
    expect(list.getByText('Barley Stew + Oat Dumplings')).toBeVisible();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 eggs Barley Stew\u00a02, Oat Dumplings\u00a01',
      '2 bay leaves For Barley Stew',
      '600 g beef shin For Barley Stew',
    ]);
    expect(list.getByText('and 16 more things')).toBeVisible();
    const href = '/recipes/shopping-list/#list=1~1g9xybk~barley-stew_40.oat-dumplings_200';
    expect(list.getByRole('link', { name: 'Open this list' })).toHaveAttribute('href', href);
  });
});

it.each([
  ['a day of the week', '2026-11-24T12:00', '2026-11-28T19:00'],
  ['the Sunday after', '2026-11-29T00:00', '2026-12-05T19:00'],
  ['Saturday afternoon', '2026-11-28T18:59', '2026-11-28T19:00'],
  ['Saturday at 7 pm', '2026-11-28T19:00', '2026-11-28T19:00'],
  ['Saturday night, over the end of the year', '2026-12-26T19:01', '2027-01-02T19:00'],
])('finds the next Saturday at 7 pm from %s', (_, from, expected) => {
  expect(nextSaturday(new Date(from).getTime())).toBe(expected);
});
