/** @jest-environment node */
import recorded from '@/__tests__/fixtures/recorded-search.json';
import type { SiteEntry, SiteSearchIndex } from '@/lib/search/entry';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { fileOf } from './search-file';

// The searches on the recorded entries of a real site, independent of the content of this one.
const file = fileOf(recorded.entries as unknown as SiteEntry[], { words: recorded.words });
let search: SiteSearchIndex;
beforeAll(async () => {
  search = await createSiteSearch(file);
});
const first = (typed: string) => {
  const [best] = search(typed).groups;
  return best && `${best.group}: ${best.entries[0]?.title}`;
};
const titles = (typed: string) =>
  search(typed).groups.flatMap((group) => group.entries.map(({ title }) => title));

describe('the first result', () => {
  test.each([
    // Dishes under all their names
    ['jjajangmyeon', 'recipe: Jjajangmyeon'],
    ['jajangmyeon', 'recipe: Jjajangmyeon'],
    ['짜장면', 'recipe: Jjajangmyeon'],
    ['짜장', 'recipe: Jjajangmyeon'],
    ['炸酱面', 'recipe: Jjajangmyeon'],
    ['black bean noodles', 'recipe: Jjajangmyeon'],
    ['tofu', 'recipe: Tofu from Scratch'],
    ['bean curd', 'recipe: Tofu from Scratch'],
    ['두부', 'recipe: Tofu from Scratch'],
    ['greek salad', 'recipe: Simple Greek Salad'],
    ['pesto', 'recipe: Spaghetti with Basil Pesto'],
    ['chana curry', 'recipe: Chickpea Curry'],
    ['stir fry', 'recipe: Tofu Vegetable Stir Fry'],
    ['15 min', 'recipe: Simple Greek Salad'],
    ['cilantro', 'recipe: Black Bean Soup'],
    // Slips of the finger
    ['jjajangmyun', 'recipe: Jjajangmyeon'],
    ['tofoo', 'recipe: Tofu from Scratch'],
    ['chikpea', 'section: Chickpeas'],
    ['high protien', 'guide: High Protein Meals'],
    ['kensignton', 'place: Kensington Market'],
    ['dumplngs', 'place: Mother’s Dumplings'],
    ['noodel', 'guide: Noodle Recipes'],
    ['pescatore', 'place: Casa Verde'],
    ['korian restaurants', 'guide: Top 10 Korean Restaurants in North York - Coming Soon'],
    ['soysauce', 'section: Soy sauce'],
    ['stirfry', 'recipe: Tofu Vegetable Stir Fry'],
    ['chick pea', 'section: Chickpeas'],
    // Questions and wishes
    ['how to make tofu', 'recipe: Tofu from Scratch'],
    ['make tofu', 'recipe: Tofu from Scratch'],
    ['how do i make tofu', 'recipe: Tofu from Scratch'],
    ['how long does tofu keep', 'recipe: Tofu from Scratch'],
    ['i want noodles', 'guide: Noodle Recipes'],
    ['about', 'guide: About'],
    ['about me', 'guide: About'],
    ['30 minutes', 'guide: Recipes up to 30 min'],
    ['under 30', 'guide: Recipes up to 30 min'],
    ['meal plan', 'guide: Meal Prep Ideas'],
    ['planner', 'guide: All Recipes'],
    ['dinner at 7', 'guide: All Recipes'],
    ['contact', "section: Let's Connect"],
    ['get in touch', "section: Let's Connect"],
    ['email', "section: Let's Connect"],
    ['e-mail', "section: Let's Connect"],
    ['newsletter', "section: Let's Connect"],
    ['sign up', "section: Let's Connect"],
    // Places
    ['kensington', 'place: Kensington Market'],
    ['st lawrence', 'place: St. Lawrence Market'],
    ['pai', 'place: Pai'],
    ['mildreds', 'place: Mildred’s Temple Kitchen'],
    ['chinatown', 'place: Chinatown'],
    ['north york', 'place: North York'],
    ['open late', 'place: Owl of Minerva'],
    ['hokkaido', 'place: Hokkaido'],
    ['海道', 'place: Hokkaido'],
    ['味の三平', 'place: Aji no Sanpei'],
    ['らーめん', 'place: Ganso Nagahamaya'],
    ['tokyo sushi', 'place: Yoshino Sushi Honten'],
    ['socal', 'place: Southern California'],
    // Guides and events
    ['flour', 'guide: Flour, Its Art & Science'],
    ['noodles', 'guide: Noodle Recipes'],
    ['legumes', 'guide: Legumes, from Bean to Block'],
    ['meal prep', 'guide: Meal Prep Ideas'],
    ['high protein', 'guide: High Protein Meals'],
    ['vegan', 'guide: Vegan recipes'],
    ['gluten free', 'guide: Gluten-free recipes'],
    ['30 min', 'guide: Recipes up to 30 min'],
    ['toronto', 'guide: Toronto Food Map'],
    ['coaching', 'guide: Coaching & Mentorship'],
    ['mentoring', 'guide: Coaching & Mentorship'],
    ['shopping list', 'guide: Shopping list'],
    ['favourites', 'guide: Saved recipes'],
    ['winterlicious', 'guide: Winterlicious'],
    ['snow festival', 'guide: Sapporo Snow Festival'],
    ['the ex', 'guide: Canadian National Exhibition'],
    // Sections
    ['bread flour', 'section: Bread flour'],
    ['soy sauce', 'section: Soy sauce'],
    ['garbanzo', 'section: Chickpeas'],
    ['cups and grams', 'section: Cups and grams'],
    ['GTA', 'section: Greater Toronto Area'],
    ['price', 'section: Three ways to work together'],
    ['refund', 'section: 30-day money-back guarantee'],
    ['media kit', 'section: Media Kit Inquiries'],
  ])('for “%s” is %s', (typed, wanted) => {
    expect(first(typed)).toBe(wanted);
  });

  it('ignores the words of a question', () => {
    expect(search('how much is coaching').groups[0]?.entries[0]?.href).toMatch(/^\/coaching\//);
    expect(first('where is the kensington market')).toBe('place: Kensington Market');
    expect(first('how do I store flour?')).toMatch(/section: |guide: Flour/);
  });

  it('is the same in minutes and in hours', () => {
    for (const typed of ['75 min', '75 minutes', '75min', '1 hr 15 min'])
      expect([typed, titles(typed), search(typed).partial]).toEqual([
        typed,
        expect.arrayContaining(['Jjajangmyeon']),
        false,
      ]);
  });

  it('of an ingredient is followed by recipes that use it', () => {
    expect(titles('soy sauce')).toEqual(expect.arrayContaining(['Teriyaki Chicken Bowls', 'Jjajangmyeon']));
    expect(titles('scallion')).toContain('Teriyaki Chicken Bowls');
    expect(titles('gluten free noodle').length).toBeGreaterThan(0);
  });
});

const toronto = createRestaurantSearch(
  fileOf(
    [
      ...recorded.documents.map(
        ({ name, text, near, city }): SiteEntry => ({
          ...{
            href: `/travel/toronto/#${name}`,
            group: 'place',
            title: name,
            note: '',
            also: 'restaurant food',
          },
          listed: { guide: 'toronto', texts: text.split('\n'), near: near.split('\n'), city },
        }),
      ),
      ...recorded.guides.map(
        ({ name, path }): SiteEntry => ({
          ...{ href: `${path}/`, group: 'place', title: name, note: 'Market', also: 'food market guide' },
          listed: { guide: 'toronto', texts: [], isMarket: true },
        }),
      ),
    ],
    { words: recorded.words },
  ),
  'toronto',
);

test.each([
  ['trinty bellwoods', 'Trinity bellwoods'],
  ['korian restarant', 'Korean restaurant'],
  ['jjajangmyun', 'Jjajangmyeon'],
  ['kensigton market', 'Kensington market'],
  // Scarborough has no dumplings.
  ['scarbrough dumplngs', 'Dumplings'],
])('the restaurant search corrects “%s” to “%s”', async (typed, meant) => {
  expect((await toronto).correct(typed)).toBe(meant);
});

test.each([
  ['Kensington', ['Kensington Market']],
  ['st lawrence', ['St. Lawrence Market']],
  ['lunch at st lawrence market', ['St. Lawrence Market']],
  ['markets', ['St. Lawrence Market', 'Kensington Market']],
  ['lawrence park', []],
])('“%s” finds the markets %j', async (query, names) => {
  expect((await toronto).marketsFor(query).map(({ title }) => title)).toEqual(names);
});

const pagesFor = (path: string) => {
  const { certain, offers } = suggestPages(new URL(path, 'https://me.test').pathname, search);
  return certain ?? offers.map(({ title }) => title);
};

test.each([
  ['/Jjajangmyeon', '/jjajangmyeon/'],
  ['/jjajangmyeon).', '/jjajangmyeon/'],
  ['/jjajangmyeon,', '/jjajangmyeon/'],
  ['/jjajangmyeon/%20', '/jjajangmyeon/'],
  ['/travel/Toronto/', '/travel/toronto/'],
  ['/recipes/chickpea_curry', '/recipes/chickpea-curry/'],
  ['/Travel/Toronto/Kensington_Market', '/travel/toronto/kensington-market/'],
  ['/korean-restaurants.', '/korean-restaurants/'],
  ['/Recipes/Shopping-List', '/recipes/shopping-list/'],
  ['/recipes/jjajangmyeon', ['Jjajangmyeon']],
  ['/recipe/jjajangmyeon', ['Jjajangmyeon']],
  ['/jjajangmeon', ['Jjajangmyeon']],
  ['/짜장면', ['Jjajangmyeon']],
  ['/toronto', ['Toronto Food Map', 'Toronto Food Events']],
  ['/black-bean', ['Black Bean Soup']],
  ['/song-cooks', ['Song Cook’s']],
  ['/about.html', ['About']],
  ['/no-such-page/', []],
  ['/wp-admin/', []],
])('the missing address %s means %j', (path, meant) => {
  expect(pagesFor(path)).toEqual(meant);
});
