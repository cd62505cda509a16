/** @jest-environment node */
import { indexPhrases } from '@/lib/content/phrase-index';

const rulesOf = indexPhrases([
  [
    ['leave', 'store'],
    ['on the counter', '室温'],
  ],
  [['café crème']],
  [['rinse'], ['chicken', '닭']],
]);

it.each([
  ['a phrase of each list, whatever its capitals', 'LEAVE it On The Counter.', [0]],
  ['words with endings', 'Storing rinsed chickens on the counter', [0, 2]],
  ['words in texts with other spaces', 'leave it\non  the counter', [0]],
  ['words with accents', 'Un café crème.', [1]],
  ['parts of scripts without spaces', 'Leave it at 室温に, rinsed 닭을', [0, 2]],
])('finds %s', (_, text, expected) => {
  expect(rulesOf(text)).toEqual(expected);
});

it.each([
  ['one list of two', 'Leave it in the fridge.'],
  ['a part of a phrase', 'Leave it on a counter.'],
  ['a part of a word', 'Cleave it on the counters'],
])('finds no rule by %s', (_, text) => {
  expect(rulesOf(text)).toEqual([]);
});
