/** @jest-environment node */
import fc from 'fast-check';
import { makeSiteSearch, makeSiteSearchInSlices } from '@/lib/search/site/engine';
import { siteEntries } from '@/lib/search/site/entries/all';
import { MOST_GIVEN, type SiteEntry } from '@/lib/search/site/entry';
import { siteWords } from '@/lib/search/site-words';

const entries = siteEntries();
const { site, common } = siteWords();
const right = [...site, ...common];
const search = makeSiteSearch(entries, right);
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
  ])('“%s”: %s', (typed, wanted) => {
    expect(first(typed)).toBe(wanted);
  });

  it('whatever surrounds it in a question', () => {
    expect(search('how much is coaching').groups[0]?.entries[0]?.href).toMatch(/^\/coaching\//);
    expect(first('where is the kensington market')).toBe('place: Kensington Market');
    expect(first('how do I store flour?')).toMatch(/section: |guide: Flour/);
  });

  it('however its time is counted', () => {
    for (const typed of ['75 min', '75 minutes', '75min', '1 hr 15 min'])
      expect([typed, titles(typed), search(typed).partial]).toEqual([
        typed,
        expect.arrayContaining(['Jjajangmyeon']),
        false,
      ]);
  });

  it('with everything it goes into after it', () => {
    expect(titles('soy sauce')).toEqual(expect.arrayContaining(['Teriyaki Chicken Bowls', 'Jjajangmyeon']));
    expect(titles('scallion')).toContain('Teriyaki Chicken Bowls');
    expect(titles('gluten free noodle').length).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  it('finds the same whatever the case, accents, apostrophes and kana', () => {
    for (const [one, other] of [
      ['PHO', 'Phở'],
      ['mother’s dumplings', 'mothers dumplings'],
      ['ラーメン', 'らーめん'],
      ['ＴＯＦＵ', 'tofu'],
      ['30min', '30 min'],
    ] as const) {
      expect(titles(one)).toEqual(titles(other));
      expect(titles(one).length).toBeGreaterThan(0);
    }
  });

  it('finds a dish while its name is typed, letter by letter', () => {
    for (const typed of ['jja', 'jjaj', 'jjajang', 'jjajangmyeo', '짜', '짜자', '짜장'])
      expect(first(typed)).toBe('recipe: Jjajangmyeon');
  });

  it('puts titles that begin with the words as such before those that begin with longer ones', () => {
    const found = makeSiteSearch([
      entry('Split pea soup', { note: 'Pea, pea, pea' }),
      entry('Peanut and pea pear curry', { note: 'Pea' }),
      entry('Pea soup'),
    ])('pea');
    expect(found.groups.flatMap(({ entries: all }) => all.map(({ title }) => title))).toEqual([
      'Pea soup',
      'Peanut and pea pear curry',
      'Split pea soup',
    ]);
  });

  it('says what it searched instead of a slip, and nothing where it found what was typed', () => {
    expect(search('high protien').corrected).toBe('high protein');
    expect(search('kensignton').corrected).toBe('kensington');
    expect(search('tofu').corrected).toBeNull();
    expect(search('xyzzy').corrected).toBeNull();
  });

  test.each(
    'matcha paneer custard supper halal mango peruvian diner dessert desserts planner weeknight'.split(' '),
  )('leaves “%s” as it is, letter by letter', (word) => {
    for (let length = 4; length <= word.length; length += 1)
      expect([word.slice(0, length), search(word.slice(0, length)).corrected]).toEqual([
        word.slice(0, length),
        null,
      ]);
    expect(search(`${word} `).corrected).toBeNull();
    expect(titles(`${word} noodles`).length).toBeGreaterThan(0);
  });

  test.each([
    ['dinning', 'dining'],
    ['vietnemese', 'vietnamese'],
    ['vietnemese food', 'vietnamese food'],
    ['resturants', 'restaurant'],
    ['luch', 'lunch'],
  ])('reads the frequent slip “%s” as “%s”, not as whatever is nearest', (typed, meant) => {
    expect(search(typed).corrected).toBe(meant);
  });

  it('says of what holds only some of the words that it does', () => {
    for (const typed of [
      'taste of the danforth',
      'things to eat in tokyo',
      'winterlicious zanzibar',
      '新宿ラーメン',
    ]) {
      const { partial, count } = search(typed);
      expect([typed, partial]).toEqual([typed, true]);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(8);
    }
    expect(first('things to eat in tokyo')).toBe('place: Tokyo');
    for (const typed of ['tofu', 'how to make tofu', 'high protien', 'xyzzy', ''])
      expect([typed, search(typed).partial]).toEqual([typed, false]);
  });

  it('does not take short words for the beginnings of others where it finds some of the words only', () => {
    const places = makeSiteSearch([entry('Buk Chang Dong'), entry('Bunny Chow'), entry('Bun House')]);
    const { groups, partial } = places('bun cha');
    expect(partial).toBe(true);
    expect(groups.flatMap((group) => group.entries.map(({ title }) => title))).toEqual(['Bun House']);
  });

  it('finds all words of a text without spaces where something holds each of them', () => {
    const stalls = makeSiteSearch([entry('東京のラーメン'), entry('東京の寿司')]);
    const { groups, partial } = stalls('東京ラーメン');
    expect(partial).toBe(false);
    expect(groups[0]?.entries.map(({ title }) => title)).toEqual(['東京のラーメン']);
  });

  it('is the same when it was made in slices', async () => {
    const sliced = await makeSiteSearchInSlices(entries, right);
    for (const typed of ['tofu', 'soy sauce', 'kensignton', '짜장', 'taste of the danforth', 'matcha', ''])
      expect(sliced(typed)).toEqual(search(typed));
  });

  it('lets a visitor through while it is made', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const many = Array.from({ length: 100 }, (_, index) => entry(`Soup ${index}`));
    expect((await makeSiteSearchInSlices(many))('soup').count).toBe(100);
    clearInterval(timer);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(5);
  });

  it('finds what holds most of the words where nothing holds all of them', () => {
    const { groups, corrected } = search('winterlicious zanzibar');
    expect(groups[0]?.entries[0]?.title).toBe('Winterlicious');
    expect(corrected).toBeNull();
    expect(first('東京ラーメン')).toBe('place: Tokyo');
    expect(titles('winterlicious pai')).toEqual(expect.arrayContaining(['Winterlicious', 'Pai']));
  });

  it('begins with the group of the best result and keeps the others in their order', () => {
    expect(search('tofu').groups.map(({ group }) => group)).toEqual(['recipe', 'place', 'guide', 'section']);
    expect(search('flour').groups.map(({ group }) => group)).toEqual(['guide', 'place', 'section']);
  });

  it('counts what it does not give out', () => {
    const many = Array.from({ length: 100 }, (_, index) => entry(`Soup ${index}`));
    const { groups, count } = makeSiteSearch(many)('soup');
    expect(groups[0]?.entries).toHaveLength(MOST_GIVEN);
    expect(groups[0]?.total).toBe(100);
    expect(count).toBe(100);
  });

  it('finds nothing for a blank text and in an empty index', () => {
    for (const typed of ['', '   ', '\n', '?!…', '\uD800'])
      expect(search(typed)).toEqual({ groups: [], count: 0, corrected: null, partial: false });
    expect(makeSiteSearch([])('tofu')).toEqual({ groups: [], count: 0, corrected: null, partial: false });
  });

  it('shows an address once', () => {
    const twice = makeSiteSearch([entry('Soup', { note: 'first' }), entry('Soup', { note: 'second' })]);
    expect(twice('soup').groups[0]?.entries.map(({ note }) => note)).toEqual(['first']);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype constructor'])(
    'takes “%s” for a word like any other',
    (typed) => {
      expect(() => search(typed)).not.toThrow();
      expect(makeSiteSearch([entry(typed)])(typed).count).toBe(1);
    },
  );

  it('never throws and never counts wrongly, whatever is typed', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('tofu', '짜', 'ラ', 'ー', '゙', '\u0301', '🍜', ' ', "'", '½', '\uDC00', 'ß', '0'),
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
    for (const piece of ['tofu ', 'q', '짜장면', '\u0301', '🍜', '\uD800'])
      expect(() => search(piece.repeat(10_000 / piece.length))).not.toThrow();
  });

  it('finds every entry by its own title', () => {
    for (const { title, href } of entries) {
      const found = search(title).groups.flatMap((group) => group.entries);
      expect(found.map((each) => each.title)).toContain(title);
      // Several pages have a section of the same name.
      const isOnly = entries.every((each) => each.title !== title || each.href === href);
      if (isOnly) expect(found.map((each) => each.href)).toContain(href);
    }
  });
});
