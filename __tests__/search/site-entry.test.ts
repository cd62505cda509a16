/** @jest-environment node */
import { pageSection } from '@/lib/content/schema/page';
import { firstSentence, textsOf, wordsIn } from '@/lib/search/site-entry';
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

it('a section is found by the texts that a visitor reads, and its price by that word', () => {
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
