import { synonymProblems } from '@/lib/content/checks/synonyms';
import { pageSection } from '@/lib/content/schema/page';
import { addressTerm, searchPath } from '@/lib/search/address';
import { shownTerm } from '@/lib/search/shown-term';
import { firstSentence, textsOf, wordsIn } from '@/lib/search/site-entry';
import { nameKey } from '@/lib/search/stop-words';
import { isSamePath, pathKey, pathQueries } from '@/lib/search/suggest-pages';
import { createSynonyms } from '@/lib/search/synonyms';
import { headingId, slugOf } from '@/lib/text/slug';

describe('a search term', () => {
  it.each(['a&b=c', 'salt + rice', '춘장', '100% "best"', '🍜'])('writes “%s” as a query', (text) => {
    expect(new URL(searchPath(text, 'port-alder'), 'https://x.test').searchParams.get('q')).toBe(text);
  });

  it('replaces half a surrogate pair in an address', () => {
    expect(addressTerm(' \uD83Cpho \uDF5C🍜 ')).toBe('\uFFFDpho \uFFFD🍜');
    expect(addressTerm('\uD800')).toBe('\uFFFD');
  });

  it('shows at most eighty characters', () => {
    expect(shownTerm('🍜'.repeat(80))).toBe('🍜'.repeat(80));
    expect(shownTerm('🍜'.repeat(81))).toBe(`${'🍜'.repeat(80)}…`);
  });
});

describe('an entry of the index', () => {
  it.each([
    ['Wheat & Grain Varieties', 'wheat-grain-varieties'],
    ['What are Legumes?', 'what-are-legumes'],
    ['Phở & café, 30 min', 'pho-cafe-30-min'],
    ['The harbour’s food', 'the-harbours-food'],
    ['보리국', '보리국'],
    ['!?', ''],
  ])('the id of “%s” is “%s”', (title, id) => {
    expect(slugOf(title)).toBe(id);
    expect(headingId({ title })).toBe(id || undefined);
    expect(headingId({ title, id: 'own' })).toBe('own');
  });

  it('of a section has the texts that a visitor reads, and its price by that word', () => {
    const titles = { id: 'hour', title: 'One hour', kind: 'Coaching', price: '$80' };
    const texts = { summary: 'In short.', text: 'We cook.', duration: { card: '1 h', page: '60 minutes' } };
    const mail = { buttonText: 'Write', subject: 'Hour', body: 'Hello' };
    const items = [{ ...titles, ...texts, features: ['{least} to {most} cups'], mail }];
    const section = { type: 'programs', id: 'own', title: 'Programs', text: 'Two.', items };
    expect(textsOf(pageSection, pageSection.parse(section)).map((text) => text.trim())).toEqual([
      ...['Programs', 'Two.', 'One hour', 'Coaching', 'price', '$80', '60 minutes', 'In short.', 'We cook.'],
      'to   cups',
    ]);
  });

  it('has each word once, without stop words', () => {
    expect(wordsIn(['The Noodles, and a noodle', 'because of Phở'])).toEqual(['noodles', 'pho']);
    expect(wordsIn([])).toEqual([]);
  });

  it('has a text that is cut after a sentence, or at a word near 90 characters', () => {
    expect(firstSentence('Dinner from anywhere. One at a time.')).toBe('Dinner from anywhere');
    const long = firstSentence(`${'noodles '.repeat(20)}.`);
    expect(long).toMatch(/^(noodles ){9,10}noodles…$/);
  });
});

describe('stop words', () => {
  it.each([
    ['The Art & Science of Flours', 'art science flour'],
    ['The Who', 'the who'],
    ['berries', 'berry'],
    ['pies', 'pie'],
    ['tomatoes', 'tomato'],
    ['couscous', 'couscous'],
    ['dishes', 'dish'],
    ['hummus', 'hummus'],
  ])('are left out, as plural endings are: “%s” is compared as “%s”', (text, key) => {
    expect(nameKey(text)).toBe(key);
  });

  it('are compared without accents, as plural endings are', () => {
    jest.resetModules();
    jest.doMock('@/.content/messages/stopWords', () => ({ empty: 'à où', connecting: 'après' }));
    jest.doMock('@/.content/messages/listing', () => ({ unchangedEndings: 'ùs', pluralEndings: 'és=é' }));
    const { matchPantry } = jest.requireActual('@/lib/search/foods');
    const { isStopWord, nameKey } = jest.requireActual('@/lib/search/stop-words');
    expect(['a', 'ou', 'apres', 'soupe'].filter((word) => !isStopWord({ word }))).toEqual(['soupe']);
    expect(matchPantry('blés', [{ ingredients: ['blé'] }]).uses).toEqual([['blés']]);
    expect(nameKey('à soupe')).toBe('soupe');
  });
});

describe('synonyms', () => {
  const rows = [
    ['barley stew', 'barleystew', '보리국'],
    ['dumplings', 'parcels', '餃子'],
    ['saint', 'st'],
    ['street', 'st'],
  ];
  const { rowsIn, namesOf, otherNames } = createSynonyms(rows);

  it('are reported with their place when they are repeated or empty', () => {
    const problems = synonymProblems('data/search.yaml', [
      ['stew', 'hot pot', 'Hot Pots'],
      ['soup', '!'],
    ]);
    expect(problems.map(({ field, found }) => `${field} ${found}`)).toEqual([
      'synonyms[0][2] “Hot Pots”',
      'synonyms[1][1] “!”',
    ]);
  });

  it('have a name with two meanings in two rows', () => {
    expect(synonymProblems('data/search.yaml', rows)).toEqual([]);
  });

  it.each<[string, number[]]>([
    ['With dumplings.', [1]],
    ['With a dumpling', [1]],
    ['보리국과 빵', [0]],
    ['9 High St.', [2, 3]],
    ['9 High Street', [3]],
    ['A fairly good stew of barley', []],
  ])('are found in texts of any script, as whole words: “%s”', (text, found) => {
    expect(rowsIn([text])).toEqual(found);
  });

  it('replace a name by each other of its row', () => {
    expect(otherNames('Dumplings from Scratch', [1])).toEqual(['parcels from scratch', '餃子 from scratch']);
    expect(otherNames('Contents', [0, 1])).toEqual([]);
    expect(namesOf(2)).toEqual(['saint', 'st']);
  });
});

describe('a missing address', () => {
  // Missing addresses with the pages they mean are in searches.yaml.

  it.each([
    ['/soup/', 'soup'],
    ['/Soup', 'soup'],
    ['/soup).', 'soup'],
    ['/soup,', 'soup'],
    ['/%22soup%22', 'soup'],
    ['/soup/%20', 'soup'],
    ['/soup%20/', 'soup'],
    ['/soup%E2%80%8B', 'soup'],
    ['/soups/', 'soups'],
    ['/recipes/soup/', 'recipes/soup'],
    ['/recipes/Bean_Soup', 'recipes/bean-soup'],
    ['/recipes/bean%20soup/', 'recipes/bean-soup'],
    ['/보리국', '보리국'],
    ['/%EB%B3%B4%EB%A6%AC%EA%B5%AD/', '보리국'],
    ['/Recipes/SOUP/index.html', 'recipes/soup'],
    ['/soup/INDEX.HTM', 'soup'],
    ['/index.html', ''],
    ['/', ''],
    ['/%20/).', ''],
    ['/%E0%A4%A', 'a'],
    ['/%', ''],
  ])('%s has the key “%s”', (path, key) => {
    expect(pathKey(path)).toBe(key);
  });

  it('has the first 299 letters of a long path as its key', () => {
    expect(pathKey(`/${'a'.repeat(100_000)}`)).toBe('a'.repeat(299));
  });

  it.each([
    ['/soup', ['soup']],
    ['/recipe/bean-soup/', ['bean soup', 'bean', 'soup', 'recipe']],
    ['/blog/2024/My_Bean+Soup.html', ['My Bean Soup', 'Bean', 'Soup', '2024', 'blog']],
    ['/%EB%B3%B4%EB%A6%AC%EA%B5%AD', ['보리국']],
    ['/%E0%A4%A', ['A']],
    ['/bean-soup/index.html', ['bean soup', 'bean', 'soup']],
    ['/%3Cscript%3E', ['script']],
    ['/', []],
    ['/%20', []],
    ['/.html', ['html']],
    [
      '/a/b/c/d/e/one-two-three-four-fives/',
      ['one two three four fives', 'three', 'fives', 'four', 'e', 'd', 'c'],
    ],
  ])('%s has the queries %j', (path, queries) => {
    expect(pathQueries(path)).toEqual(queries);
  });

  it.each([
    ['/bean%20soup/', '/bean soup/', true],
    ['/%73oup/', '/soup/', true],
    ['/soup', '/soup/', false],
  ])('%s and %s are the same path: %s', (one, other, isSame) => {
    expect(isSamePath(one, other)).toBe(isSame);
  });
});
