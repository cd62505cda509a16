/** @jest-environment node */

import { synonymProblems } from '@/lib/checks/synonyms';
import type { Page } from '@/lib/content/schema/page';
import { siteEntries } from '@/lib/search/site/entries/all';
import { headingsOf } from '@/lib/search/site/entries/headings';
import {
  alsoCalled,
  firstSentence,
  otherNames,
  textsIn,
  wordsIn,
} from '@/lib/search/site/entries/site-entry';
import { keyOf } from '@/lib/search/stop-words';
import { headingId, slugOf } from '@/lib/text/slug';
import { indexIsSound } from './sound-search';

const entries = siteEntries();
const hrefs = entries.map(({ href }) => href);
const at = (href: string) => entries.find((entry) => entry.href === href);

describe('the index of the site search', () => {
  indexIsSound();

  it('says of a recipe its kind and its times, of a place what is eaten where', () => {
    expect(at('/barley-stew/')).toMatchObject({
      group: 'recipe',
      note: 'Stew, 40 min prep, 1 hr 20 min in all',
      native: { text: '보리국', lang: 'ko' },
    });
    expect(at('/flour/#strong-flour')).toMatchObject({ group: 'section', title: 'Strong flour' });
    expect(at('/travel/port-alder/?region=upperTown#night-lamp')?.note).toBe('Northern noodles, Tanners Row');
  });

  it('leaves out pages that search engines leave out, and names the other site of a recipe that stands there', () => {
    expect(hrefs).not.toContain('/travel/port-alder/search/');
    expect(hrefs).not.toContain('/pottery/');
    expect(entries.find(({ title }) => title === 'Harbour Pie')?.href).toBe('https://pies.test/harbour-pie');
  });

  it('is the same every time', () => {
    expect(JSON.stringify(siteEntries())).toBe(JSON.stringify(entries));
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
    expect(headings[0]?.texts).toContain('Salt the water.');
  });

  it('include the parts that its components draw', () => {
    const parts = [{ id: 'map', title: 'The map' }];
    expect(headingsOf(page([prose('Notes')], { parts })).map(({ id }) => id)).toEqual(['notes', 'map']);
  });

  it('leave out links that lead on, and recipes of which there is none', () => {
    const sections: Page['sections'] = [
      { type: 'links', title: 'Keep reading', links: [{ name: 'Flour', href: '/flour' }] },
      { type: 'recipes', title: 'Fish', pick: { types: ['fish'] }, as: 'cards' },
      { type: 'recipes', title: 'Stews', pick: { types: ['stews'] }, as: 'cards' },
    ];
    expect(headingsOf(page(sections)).map(({ id }) => id)).toEqual(['stews']);
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
  ['The harbour’s food', 'the-harbours-food'],
  ['보리국', '보리국'],
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
        ['stew', 'hot pot'],
        ['ragout', 'Hot Pots'],
      ]),
    ).toEqual(['synonyms[1][1] “Hot Pots”']);
    expect(problems([['stew', '!']])).toEqual(['synonyms[0][1] “!”']);
  });

  it('give a title all its other forms', () => {
    expect(otherNames('Dumplings from Scratch')).toContain('parcels from scratch');
    expect(otherNames('Barley Stew')).toEqual(['barleystew', '보리국', 'haidh stew']);
    expect(otherNames('Contents')).toEqual([]);
  });

  it('are found in texts of any script, as whole words', () => {
    expect(alsoCalled(['With chickpeas.'])).toContain('garbanzos');
    expect(alsoCalled(['보리국과 빵'])).toContain('barley stew');
    // Neither a fair nor a fee.
    expect(alsoCalled(['A fairly good coffee'])).toEqual([]);
  });
});

describe('texts of the data', () => {
  it('are what a visitor reads', () => {
    const section = {
      type: 'list',
      id: 'notes',
      title: 'Notes',
      href: '/flour',
      picture: { name: 'block', alt: 'A block' },
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

  it('give each word once, without stop words', () => {
    expect(wordsIn(['The Noodles, and a noodle', 'because of Phở'])).toEqual(['noodles', 'pho']);
    expect(wordsIn([])).toEqual([]);
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
