/** @jest-environment node */
import { firstSentence, textsIn, wordsIn } from '@/lib/search/site-entry';
import { nameKey } from '@/lib/search/stop-words';
import { headingId, slugOf } from '@/lib/text/slug';

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

it('collects the texts that a visitor reads', () => {
  const section = {
    ...{ type: 'list', id: 'notes', title: 'Notes', href: '/flour' },
    picture: { name: 'block', alt: 'A block' },
    items: [{ title: 'Salt', price: '$199', count: 3 }, null, undefined, '{least} to {most} cups'],
  };
  const texts = textsIn(section).map((text) => text.trim());
  expect(texts).toEqual(['Notes', 'Salt', 'price', '$199', '3', 'to   cups']);
});

it('collects each word once, without stop words', () => {
  expect(wordsIn(['The Noodles, and a noodle', 'because of Phở'])).toEqual(['noodles', 'pho']);
  expect(wordsIn([])).toEqual([]);
});

it('shortens a text after a sentence, or at a word near 90 characters', () => {
  expect(firstSentence('Dinner from anywhere. One at a time.')).toBe('Dinner from anywhere');
  const long = firstSentence(`${'noodles '.repeat(20)}.`);
  expect(long).toMatch(/^(noodles ){9,10}noodles…$/);
});

it.each([
  ['The Art & Science of Flours', 'art science flour'],
  ['The Who', 'the who'],
  ['berries', 'berry'],
  ['pies', 'pie'],
  ['tomatoes', 'tomato'],
  ['couscous', 'couscous'],
  ['dishes', 'dish'],
  ['hummus', 'hummus'],
])('compares “%s” as “%s”', (text, key) => {
  expect(nameKey(text)).toBe(key);
});
