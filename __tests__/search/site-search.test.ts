/** @jest-environment node */
import fc from 'fast-check';
import { siteWords } from '@/lib/search/entries';
import { siteEntries } from '@/lib/search/site/entries/all';
import { MOST_GIVEN, type SiteEntry, type SiteSearch } from '@/lib/search/site/entry';
import { createSiteSearch } from '@/lib/search/site/search';

const entries = siteEntries();
const { site, common } = siteWords();
const right = [...site, ...common];
let search: SiteSearch;
beforeAll(async () => {
  search = await createSiteSearch(entries, right);
});
const first = (typed: string) => {
  const [best] = search(typed).groups;
  return best && `${best.group}: ${best.entries[0]?.title}`;
};
const titles = (typed: string) =>
  search(typed).groups.flatMap((group) => group.entries.map(({ title }) => title));

const entry = (title: string, part: Partial<SiteEntry> = {}): SiteEntry => ({
  href: `/${encodeURIComponent(title)}/`,
  group: 'guide',
  title,
  note: '',
  ...part,
});

describe('what a visitor types is found first', () => {
  test.each([
    // Dishes under all their names
    ['barley stew', 'recipe: Barley Stew'],
    ['barleystew', 'recipe: Barley Stew'],
    ['보리국', 'recipe: Barley Stew'],
    ['보리', 'recipe: Barley Stew'],
    ['haidh stew', 'recipe: Barley Stew'],
    ['chickpea block', 'recipe: Chickpea Block'],
    ['ひよこ豆腐', 'recipe: Chickpea Block'],
    ['parcels', 'recipe: Oat Dumplings'],
    ['餃子', 'recipe: Oat Dumplings'],
    ['pickles', 'recipe: Brined Turnips'],
    ['15 min', 'recipe: Herb Salad'],
    ['parsley', 'recipe: Herb Salad'],
    ['scallion', 'recipe: Lemon Noodles'],
    // Slips of the finger
    ['barly stew', 'recipe: Barley Stew'],
    ['dumplins', 'recipe: Oat Dumplings'],
    ['chikpea', 'section: Chickpeas'],
    ['batch cokking', 'guide: Batch cooking'],
    ['taners', 'place: Tanners Row'],
    ['fery kitchen', 'place: Ferry Kitchen'],
    ['noodel', 'guide: Noodle Dishes'],
    ['skewers', 'place: North Star'],
    ['persion restaurants', 'guide: Ten Persian Tables - Coming Soon'],
    ['soysauce', 'section: Soy sauce'],
    ['chick pea', 'section: Chickpeas'],
    // Questions and wishes
    ['how to make barley stew', 'recipe: Barley Stew'],
    ['make dumplings', 'recipe: Oat Dumplings'],
    ['how do i make dumplings', 'recipe: Oat Dumplings'],
    ['how long does barley stew keep', 'recipe: Barley Stew'],
    ['i want noodles', 'guide: Noodle Dishes'],
    ['about', 'guide: About'],
    ['about me', 'guide: About'],
    ['30 minutes', 'guide: Recipes up to 30 min'],
    ['under 30', 'guide: Recipes up to 30 min'],
    ['planner', 'guide: Every Dish'],
    ['dinner at 7', 'guide: Every Dish'],
    ['contact', 'section: Stay in touch'],
    ['email', 'section: Stay in touch'],
    ['e-mail', 'section: Stay in touch'],
    ['newsletter', 'section: Stay in touch'],
    ['sign up', 'section: Stay in touch'],
    // Places
    ['old quay', 'place: Old Quay'],
    ['fish hall', 'place: Fish Hall'],
    ['quiet spoon', 'place: The Quiet Spoon'],
    ['north hill', 'place: North Hill'],
    ['open late', 'place: Night Lamp'],
    ['middle island', 'place: Middle Island'],
    ['中島', 'place: Middle Island'],
    ['かに屋', 'place: Crab House'],
    ['あーけーど', 'place: Arcade Ramen'],
    ['midtown sushi', 'place: Plain Counter'],
    // Guides and events
    ['flour', 'guide: Flour, Four Bags'],
    ['noodles', 'guide: Noodle Dishes'],
    ['legumes', 'guide: Legumes in a Jar'],
    ['filling', 'guide: Filling Meals'],
    ['vegan', 'guide: Vegan recipes'],
    ['gluten free', 'guide: Gluten-free recipes'],
    ['30 min', 'guide: Recipes up to 30 min'],
    ['port alder', 'guide: Port Alder Food Map'],
    ['mentoring', 'guide: Lessons'],
    ['groceries', 'guide: Shopping list'],
    ['herring week', 'guide: Herring Week'],
    ['雪火祭り', 'guide: Snow Fires'],
    // Sections
    ['strong flour', 'section: Strong flour'],
    ['醤油', 'section: Soy sauce'],
    ['garbanzo', 'section: Chickpeas'],
    ['cups and grams', 'section: Cups and grams'],
    ['price', 'section: Three ways to learn'],
    ['money back', 'section: Your money back in the first month'],
  ])('“%s”: %s', (typed, wanted) => {
    expect(first(typed)).toBe(wanted);
  });

  it('whatever surrounds it in a question', () => {
    expect(search('how much is coaching').groups[0]?.entries[0]?.href).toMatch(/^\/coaching\//);
    expect(first('where is the fish hall')).toBe('place: Fish Hall');
    expect(first('how do I store flour?')).toMatch(/section: |guide: Flour/);
  });

  it('however its time is counted', () => {
    for (const typed of ['80 min', '80 minutes', '80min', '1 hr 20 min'])
      expect([typed, titles(typed), search(typed).partial]).toEqual([
        typed,
        expect.arrayContaining(['Barley Stew']),
        false,
      ]);
  });

  it('with everything it goes into after it', () => {
    expect(titles('soy sauce')).toEqual(expect.arrayContaining(['Rice Bowls', 'Barley Stew']));
    expect(titles('gluten free noodle').length).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  it('finds the same whatever the case, accents, apostrophes and kana', () => {
    for (const [one, other] of [
      ['SÁFFRON', 'saffron'],
      ['oyster’s', 'oysters'],
      ['ラーメン', 'らーめん'],
      ['ＦＬＯＵＲ', 'flour'],
      ['30min', '30 min'],
    ] as const) {
      expect(titles(one)).toEqual(titles(other));
      expect(titles(one).length).toBeGreaterThan(0);
    }
  });

  it('finds a dish while its name is typed, letter by letter', () => {
    for (const typed of ['bar', 'barl', 'barley', 'barley st', 'barley ste', '보', '보리'])
      expect(first(typed)).toBe('recipe: Barley Stew');
  });

  it('puts titles that begin with the words as such before those that begin with longer ones', async () => {
    const peas = await createSiteSearch([
      entry('Split pea soup', { note: 'Pea, pea, pea' }),
      entry('Peanut and pea pear curry', { note: 'Pea' }),
      entry('Pea soup'),
    ]);
    const found = peas('pea');
    expect(found.groups.flatMap(({ entries: all }) => all.map(({ title }) => title))).toEqual([
      'Pea soup',
      'Peanut and pea pear curry',
      'Split pea soup',
    ]);
  });

  it('says what it searched instead of a slip, and nothing where it found what was typed', () => {
    expect(search('batch cokking').corrected).toBe('batch cooking');
    expect(search('taners').corrected).toBe('tanners');
    expect(search('barley').corrected).toBeNull();
    expect(search('xyzzy').corrected).toBeNull();
  });

  test.each('matcha custard supper halal mango curry dessert brunch planner weeknight'.split(' '))(
    'leaves “%s” as it is, letter by letter',
    (word) => {
      for (let length = 4; length <= word.length; length += 1)
        expect([word.slice(0, length), search(word.slice(0, length)).corrected]).toEqual([
          word.slice(0, length),
          null,
        ]);
      expect(search(`${word} `).corrected).toBeNull();
      expect(titles(`${word} noodles`).length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['brekfast', 'breakfast'],
    ['brekfast food', 'breakfast food'],
    ['chowdah food', 'chowder food'],
    ['resturants', 'restaurant'],
  ])('reads the frequent slip “%s” as “%s”, not as whatever is nearest', (typed, meant) => {
    expect(search(typed).corrected).toBe(meant);
  });

  it('says of what holds only some of the words that it does', () => {
    for (const typed of [
      'taste of the quayside',
      'things to eat in northport',
      'herring week zanzibar',
      '北島ラーメン',
    ]) {
      const { partial, count } = search(typed);
      expect([typed, partial]).toEqual([typed, true]);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(8);
    }
    expect(first('taste of the quayside')).toBe('place: Quayside');
    for (const typed of ['barley', 'how to make barley stew', 'batch cokking', 'xyzzy', ''])
      expect([typed, search(typed).partial]).toEqual([typed, false]);
  });

  it('does not take short words for the beginnings of others where it finds some of the words only', async () => {
    const places = await createSiteSearch([entry('Buk Chang Dong'), entry('Bunny Chow'), entry('Bun House')]);
    const { groups, partial } = places('bun cha');
    expect(partial).toBe(true);
    expect(groups.flatMap((group) => group.entries.map(({ title }) => title))).toEqual(['Bun House']);
  });

  it('finds all words of a text without spaces where something holds each of them', async () => {
    const stalls = await createSiteSearch([entry('東京のラーメン'), entry('東京の寿司')]);
    const { groups, partial } = stalls('東京ラーメン');
    expect(partial).toBe(false);
    expect(groups[0]?.entries.map(({ title }) => title)).toEqual(['東京のラーメン']);
  });

  it('lets a visitor through while it is made', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const many = Array.from({ length: 1000 }, (_, index) => entry(`Soup ${index}`));
    expect((await createSiteSearch(many))('soup').count).toBe(1000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('finds what holds most of the words where nothing holds all of them', () => {
    const { groups, corrected } = search('herring week zanzibar');
    expect(groups[0]?.entries[0]?.title).toBe('Herring Week');
    expect(corrected).toBeNull();
    expect(first('北島ラーメン')).toBe('place: North Island');
    expect(titles('herring lamp')).toEqual(expect.arrayContaining(['Herring Week', 'Night Lamp']));
  });

  it('begins with the group of the best result and keeps the others in their order', () => {
    expect(search('barley').groups.map(({ group }) => group)).toEqual([
      'recipe',
      'place',
      'guide',
      'section',
    ]);
    expect(search('flour').groups.map(({ group }) => group)).toEqual(['guide', 'recipe', 'section']);
  });

  it('counts what it does not give out', async () => {
    const many = Array.from({ length: 100 }, (_, index) => entry(`Soup ${index}`));
    const { groups, count } = (await createSiteSearch(many))('soup');
    expect(groups[0]?.entries).toHaveLength(MOST_GIVEN);
    expect(groups[0]?.total).toBe(100);
    expect(count).toBe(100);
  });

  it('finds nothing for a blank text and in an empty index', async () => {
    for (const typed of ['', '   ', '\n', '?!…', '\uD800'])
      expect(search(typed)).toEqual({ groups: [], count: 0, corrected: null, partial: false });
    expect((await createSiteSearch([]))('stew')).toEqual({
      groups: [],
      count: 0,
      corrected: null,
      partial: false,
    });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype constructor'])(
    'takes “%s” for a word like any other',
    async (typed) => {
      expect(() => search(typed)).not.toThrow();
      expect((await createSiteSearch([entry(typed)]))(typed).count).toBe(1);
    },
  );

  it('never throws and never counts wrongly, whatever is typed', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('stew', '보', 'ラ', 'ー', '゙', '\u0301', '🍜', ' ', "'", '½', '\uDC00', 'ß', '0'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(any, (typed) => {
        const { groups, count, partial } = search(typed);
        if (partial) expect(count).toBeLessThanOrEqual(8);
        expect(count).toBe(groups.reduce((sum, { total }) => sum + total, 0));
        for (const { entries: shown, total } of groups) {
          expect(shown.length).toBe(Math.min(total, MOST_GIVEN));
          expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes a text of ten thousand characters', () => {
    for (const piece of ['stew ', 'q', '보리국', '\u0301', '🍜', '\uD800'])
      expect(() => search(piece.repeat(10_000 / piece.length))).not.toThrow();
  });
});
