/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import { learnCards } from '@/lib/learn/cards';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { siteEntries } from '@/lib/search/site/entries/all';
import { synonymProblems } from '@/lib/search/site/entries/check-synonyms';
import { headingsOf } from '@/lib/search/site/entries/headings';
import { alsoCalled, otherNames } from '@/lib/search/site/entries/synonyms';
import { firstSentence, textsIn, wordsIn } from '@/lib/search/site/entries/texts';
import { keyOf } from '@/lib/search/site/small-words';
import { tokensOf } from '@/lib/search/site/tokens';
import { headingId, slugOf } from '@/lib/text/slug';
import { eventsOf, guideOf, guides } from '@/lib/travel/guides/all';
import { placeAddress } from '@/lib/travel/place';
import { allRestaurants } from '@/lib/travel/restaurants';

const entries = siteEntries();
const hrefs = entries.map(({ href }) => href);
const at = (href: string) => entries.find((entry) => entry.href === href);

describe('the index of the site search', () => {
  it('holds every recipe, restaurant, page, event and explained ingredient of the data', () => {
    const wanted = [
      ...allRecipes().map((recipe) => `${recipePath(recipe)}/`),
      ...allRestaurants().map(placeAddress),
      ...pages.filter(({ index }) => index !== false).map(({ path }) => `${path}/`),
      ...guides.flatMap(({ id: guide }) => eventsOf(guide).map(({ id }) => `/travel/${guide}/events/#${id}`)),
      ...[...learnCards].map(([id, { page }]) => `${page}/#${id}`),
      ...Object.values(guideOf('japan').regions).flatMap(({ favourites }) =>
        favourites.map(({ name }) => `/travel/japan/#${slugOf(name)}`),
      ),
      '/recipes/saved/',
      '/recipes/shopping-list/',
    ];
    expect(wanted.filter((href) => !hrefs.includes(href))).toEqual([]);
  });

  it('names each address once, with the slash of its path', () => {
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.filter((href) => !/^\/([^?#]*\/)?(\?[^#]+)?(#.+)?$/.test(href))).toEqual([]);
  });

  it('says what and where everything is in a few words', () => {
    for (const { title, note } of entries) {
      expect(title.trim()).toBe(title);
      expect(note).not.toBe('');
      expect(note.length).toBeLessThanOrEqual(93);
    }
    expect(at('/jjajangmyeon/')).toMatchObject({
      group: 'recipe',
      note: 'Noodles, 45 min prep, 1 hr 15 min in all',
      native: { text: '짜장면', lang: 'ko' },
    });
    expect(at('/flour/#bread-flour')).toMatchObject({ group: 'section', title: 'Bread flour' });
    expect(at('/travel/toronto/?region=downtown#pai')?.note).toBe('Northern Thai, Entertainment District');
  });

  it('leaves pages out that search engines leave out', () => {
    expect(hrefs).not.toContain('/travel/toronto/search/');
  });

  it('is the same every time', () => {
    expect(JSON.stringify(siteEntries())).toBe(JSON.stringify(entries));
  });

  it('holds no word of an entry twice, and none that only connects others', () => {
    for (const { also = '' } of entries) {
      const terms = tokensOf(also).map(({ term }) => term);
      const words = also.split(' ');
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      expect(terms).not.toContain('because');
    }
  });
});

describe('the headings of a page', () => {
  const page = (sections: Page['sections'], part: Partial<Page> = {}): Page => ({
    path: '/new',
    title: 'New',
    description: 'A page that does not exist, for the headings that it would have if it did.',
    dek: 'New.',
    sections,
    ...part,
  });
  const prose = (title: string) => ({ type: 'prose' as const, title, paragraphs: ['Salt the water.'] });

  it('can all be led to by ids made of their titles', () => {
    const headings = headingsOf(page([prose('How I plan the train'), prose('30-day guarantee')]));
    expect(headings.map(({ id }) => id)).toEqual(['how-i-plan-the-train', '30-day-guarantee']);
    expect(headings[0]?.says).toContain('Salt the water.');
  });

  it('include the parts that its components draw', () => {
    const parts = [{ id: 'map', title: 'The map' }];
    expect(headingsOf(page([prose('Notes')], { parts })).map(({ id }) => id)).toEqual(['notes', 'map']);
  });

  it('leave out links that lead on, and recipes of which there is none', () => {
    const sections: Page['sections'] = [
      { type: 'links', title: 'Keep reading', links: [{ name: 'Flour', href: '/flour' }] },
      { type: 'recipes', title: 'Beef', pick: { types: ['beef'] }, as: 'cards' },
    ];
    const hasBeef = allRecipes().some(({ types }) => types.includes('beef'));
    expect(headingsOf(page(sections)).map(({ id }) => id)).toEqual(hasBeef ? ['beef'] : []);
  });

  it('may not share an id: the build says on which page and what to do', () => {
    expect(() => headingsOf(page([prose('Notes'), prose('Notes')]))).toThrow(
      'The page /new has two sections with the id “notes”: give one an `id` of its own.',
    );
  });
});

test.each([
  ['Wheat & Grain Varieties', 'wheat-grain-varieties'],
  ['What are Legumes?', 'what-are-legumes'],
  ['Phở & café, 30 min', 'pho-cafe-30-min'],
  ['Toronto’s food', 'torontos-food'],
  ['짜장면', '짜장면'],
  ['!?', ''],
])('the id of “%s” is “%s”', (title, id) => {
  expect(slugOf(title)).toBe(id);
  expect(headingId({ title })).toBe(id || undefined);
  expect(headingId({ title, id: 'own' })).toBe('own');
});

describe('names of one thing', () => {
  it('are named with their place where they stand twice or hold nothing to search for', () => {
    const problems = (rows: string[][]) =>
      synonymProblems('data/search.yaml', rows).map(({ field, found }) => `${field} ${found}`);
    expect(
      problems([
        ['tofu', 'bean curd'],
        ['dubu', 'Bean Curds'],
      ]),
    ).toEqual(['synonyms[1][1] “Bean Curds”']);
    expect(problems([['tofu', '!']])).toEqual(['synonyms[0][1] “!”']);
  });

  it('give a title all its other forms', () => {
    expect(otherNames('Tofu from Scratch')).toContain('bean curd from scratch');
    expect(otherNames('Greater Toronto Area')).toEqual(['gta']);
    expect(otherNames('Contents')).toEqual([]);
  });

  it('are found in texts of any script, as whole words', () => {
    expect(alsoCalled(['With chickpeas.'])).toContain('garbanzos');
    expect(alsoCalled(['순두부찌개와 두부'])).toEqual(expect.arrayContaining(['tofu', 'soft tofu stew']));
    expect(alsoCalled(['A dalmatian in a shopping mall'])).toEqual([]);
  });
});

describe('texts of the data', () => {
  it('are what a visitor reads', () => {
    const section = {
      type: 'list',
      id: 'notes',
      title: 'Notes',
      href: '/flour',
      picture: { name: 'tofu', alt: 'A block' },
      items: [{ title: 'Salt', price: '$199', count: 3 }, null, undefined, '{least} to {most} cups'],
    };
    expect(textsIn(section).map((text) => text.trim())).toEqual([
      'Notes',
      'Salt',
      'price',
      '$199',
      '3',
      'to   cups',
    ]);
  });

  it('give their telling words once', () => {
    expect(wordsIn(['The Noodles, and a noodle', 'because of Phở'])).toBe('noodles pho');
    expect(wordsIn([])).toBe('');
  });

  it('end after a sentence, or at a word', () => {
    expect(firstSentence('Dinner from anywhere. One at a time.')).toBe('Dinner from anywhere');
    const long = firstSentence(`${'noodles '.repeat(20)}.`);
    expect(long).toMatch(/^(noodles )+noodles…$/);
    // Most of a line of the search, and not more.
    expect(long.length).toBeGreaterThan(80);
    expect(long.length).toBeLessThanOrEqual(93);
  });

  it('are compared in the singular and without small words', () => {
    expect(keyOf('The Art & Science of Flours')).toBe('art science flour');
    expect(keyOf('The Who')).toBe('the who');
    expect(['berries', 'berry', 'tomatoes', 'couscous', 'dishes', 'hummus'].map(keyOf)).toEqual([
      'berry',
      'berry',
      'tomato',
      'couscous',
      'dish',
      'hummus',
    ]);
  });
});
