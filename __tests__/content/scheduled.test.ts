import { changedSite, type SiteChanges } from '@/__tests__/content/small-site';
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';

const before = process.env.SOURCE_DATE_EPOCH;
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
  if (before !== undefined) process.env.SOURCE_DATE_EPOCH = before;
});

/** Content of the small site with changes, read at a moment. */
function readAt(moment: string, change: SiteChanges['change'], withDrafts = false) {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(moment) / 1000);
  return readContent({ root: changedSite({ change }), withDrafts });
}

const TOAST = 'data/recipes/toast.yaml';
const KITCHEN = 'data/pages/kitchen.yaml';

describe('a scheduled recipe', () => {
  it.each([
    ['2026-12-04 09:00', 'America/Toronto', '2026-12-04T13:59:59Z', '2026-12-04T14:00:00Z'],
    ['2026-12-04T09:00', 'Asia/Tokyo', '2026-12-03T23:59:59Z', '2026-12-04T00:00:00Z'],
    ['2026-12-04', 'Pacific/Auckland', '2026-12-03T10:59:59Z', '2026-12-03T11:00:00Z'],
    // The clock goes from 2:00 to 3:00.
    ['2026-03-08 02:30', 'America/Toronto', '2026-03-08T07:29:59Z', '2026-03-08T07:30:00Z'],
  ])('of %s in %s is left out until that moment', (published, timeZone, until, from) => {
    const change = { [TOAST]: { published }, 'data/site.yaml': { timeZone } };
    const earlier = readAt(until, change);
    expect(Object.keys(earlier.content.recipes)).toEqual(['pickles']);
    expect(earlier.scheduled).toEqual([{ file: TOAST, at: Date.parse(from), zone: timeZone }]);
    const later = readAt(from, change);
    expect(Object.keys(later.content.recipes)).toEqual(['pickles', 'toast']);
    expect(later.scheduled).toEqual([]);
  });

  it('has its day as its day of publication afterwards, without the time', () => {
    const { content } = readAt('2026-12-05T00:00:00Z', { [TOAST]: { published: '2026-12-04 09:00' } });
    expect(content.recipes.toast).toMatchObject({ published: '2026-12-04' });
  });

  it('is read where drafts are asked for', () => {
    const { content, scheduled } = readAt(
      '2026-06-01T12:00:00Z',
      { [TOAST]: { published: '2999-01-01' } },
      true,
    );
    expect(content.recipes).toHaveProperty('toast');
    expect(scheduled.map(({ file }) => file)).toEqual([TOAST]);
  });

  it('is a draft first if it is one', () => {
    const change = { [TOAST]: { published: '2999-01-01', status: 'draft' } };
    const { drafts, scheduled } = readAt('2026-06-01T12:00:00Z', change);
    expect([drafts.map(({ file }) => file), scheduled]).toEqual([[TOAST], []]);
  });
});

it('scheduled files are listed from the next one to the last, whatever their kind', () => {
  const { scheduled } = readAt('2026-06-01T12:00:00Z', {
    [TOAST]: { published: '2026-06-09 10:00' },
    [KITCHEN]: { published: '2026-06-09 09:00' },
    'data/guides/halifax.yaml': { published: '2026-06-03' },
  });
  expect(scheduled.map(({ file }) => file)).toEqual(['data/guides/halifax.yaml', KITCHEN, TOAST]);
});

describe('what refers to scheduled content', () => {
  const change = {
    [TOAST]: { published: '2026-06-02' },
    [KITCHEN]: { published: '2026-06-02' },
    'data/guides/halifax.yaml': { published: '2026-06-02' },
    'data/navigation.yaml': {
      header: [
        { name: 'Kitchen', href: '/kitchen' },
        { name: 'Pickles', href: '/recipes/pickles' },
      ],
    },
    'data/pages/home.yaml': { 'hero.recipe': 'toast', 'hero.buttonText': 'Cook it' },
    'data/pages/recipes.yaml': { leads: ['toast', 'pickles'] },
  };
  const prepared = (moment: string) => {
    const { content, problems, off } = readAt(moment, change);
    expect(problems).toEqual([]);
    const { navigation, home, recipesPage, restaurants, events } = deriveContent(content, off);
    return {
      menu: navigation.header.map(({ name }) => name),
      lead: home.hero.recipe,
      leads: recipesPage.leads,
      places: [...Object.keys(restaurants), ...Object.keys(events)],
    };
  };

  it('is left out with it: a link, a name in a list, the places of a guide', () => {
    expect(prepared('2026-06-01T12:00:00Z')).toEqual({
      menu: ['Pickles'],
      lead: undefined,
      leads: ['pickles'],
      places: [],
    });
  });

  it('is left out with it: the link of a favorite order', () => {
    const order = { 'data/restaurants/pier.yaml': { favoriteOrderLink: '/toast' } };
    const { content, off } = readAt('2026-06-01T12:00:00Z', {
      ...order,
      [TOAST]: { published: '2026-06-02' },
    });
    const { pier } = deriveContent(content, off).restaurants;
    expect(pier).toMatchObject({ favoriteOrder: 'The chowder' });
    expect(pier?.favoriteOrderLink).toBeUndefined();
  });

  it('is there from its moment on', () => {
    expect(prepared('2026-06-02T12:00:00Z')).toEqual({
      menu: ['Kitchen', 'Pickles'],
      lead: 'toast',
      leads: ['toast', 'pickles'],
      places: ['pier', 'apple-fair'],
    });
  });
});

it('a scheduled post is left out with the list of posts, which are both there from its moment on', () => {
  const change = {
    'data/posts/market.yaml':
      'title: The market\ndescription: What we sold on the first Saturday, and what we carried home again in the evening.\npublished: 2026-12-04 09:00\ntext: Fine.\n',
    'data/navigation.yaml': 'header: [{ name: Posts, href: /posts }]\nfooter: []\n',
  };
  const earlier = readAt('2026-12-04T13:59:59Z', change);
  expect(earlier.problems).toEqual([]);
  expect(deriveContent(earlier.content, earlier.off)).toMatchObject({
    posts: {},
    navigation: { header: [] },
  });
  const later = readAt('2026-12-04T14:00:00Z', change);
  expect(deriveContent(later.content, later.off)).toMatchObject({
    posts: { market: { published: '2026-12-04' } },
    navigation: { header: [{ name: 'Posts', href: '/posts' }] },
  });
});
