/** @jest-environment node */
import { AROUND, brine, type Case, FILE, ITEM, STEP, sound, testProblems } from '@/__tests__/checks/toast';
import { problemsIn } from './content-folder';

const AMOUNTS =
  'an amount such as 400 g, 1/2 tsp, 2-3 cloves or 1 lb 2 oz, in: g, kg, ml, l, tsp, tbsp, cup, clove, slice, sprig, leaf, pinch, block, can';
const CASES: Case[] = [
  ['a unit that does not exist', { [`${ITEM}[1].amount`]: '2 tbps' }, '“2 tbps”', AMOUNTS],
  ['a unit without a number', { [`${ITEM}[1].amount`]: 'tbsp' }, '“tbsp”', AMOUNTS],
  [
    'a picture that is not there',
    { 'picture.name': 'tost' },
    '“tost”',
    'the name of a file in data/pictures: toast-step, toast',
    { nearest: 'toast' },
  ],
  ['a picture without a description', { 'picture.alt': undefined }, 'nothing', 'text that is not empty'],
  ['a picture with an empty description', { 'picture.alt': '  ' }, 'empty text', 'text that is not empty'],
  [
    'a day that does not exist',
    { published: '2025-02-30' },
    '“2025-02-30”',
    'a day that exists, as YYYY-MM-DD',
  ],
  [
    'a food nobody has measured',
    { [`${ITEM}[1].food`]: 'neutral-oli' },
    '“neutral-oli”',
    'a name in data/foods.yaml: water, neutral-oil, soy-sauce',
    { nearest: 'neutral-oil' },
  ],
  [
    'a slug with capitals',
    { slug: 'Toast', customLink: undefined },
    '“Toast”',
    'lowercase words joined by hyphens',
  ],
  [
    'a category that does not exist',
    { category: 'Noodels' },
    '“Noodels”',
    'a category in data/vocabulary.yaml: Noodles, Salad',
    { nearest: 'Noodles' },
  ],
  [
    'a block of an unknown type',
    { 'blocks[2]': { type: 'fotos', title: 'In photos' } },
    '“fotos”',
    'one of: ingredients, equipment, method, promo, photos, tips, notes, advance, variants, video, post, keeping, swaps',
    { field: 'blocks[2].type', nearest: 'photos' },
  ],
  [
    'a key with a slip in it',
    { [`${ITEM}[1].amuont`]: 3 },
    'the key “amuont”',
    'one of: id, name, plural, native, amount, food, note, round, optional, buy, about',
    { nearest: 'amount' },
  ],
  [
    'an amount of nothing',
    { [`${ITEM}[1].amount`]: 0 },
    '0',
    'a number above 0 up to 100000 or text that is not empty',
  ],
  [
    'half minutes where whole ones are meant',
    { 'times.card': 7.5 },
    '7.5',
    'whole minutes, such as 90, 1h30 or [20, 30]',
  ],
  [
    'a length of time in words',
    { [`${STEP}[0].durations[0].minutes`]: 'a while' },
    '“a while”',
    'minutes, such as 90, 1h30 or [20, 30]',
  ],
  [
    'a length of time with several meanings',
    { 'times.cook': '1:30' },
    '“1:30”',
    'minutes, such as 90, 1h30 or [20, 30]',
  ],
  [
    'a length of time that is neither number nor text',
    { 'times.prep': true },
    'true',
    'minutes, such as 90, 1h30 or [20, 30]',
  ],
  ['no length of time', { 'times.total': undefined }, 'nothing', 'minutes, such as 90, 1h30 or [20, 30]'],
  ['a time of no minutes', { 'times.prep': 0 }, '0', 'minutes, such as 90, 1h30 or [20, 30]'],
  [
    'more handiwork than an afternoon',
    { [`${STEP}[0].work`]: '5 h' },
    '“5 h”',
    'minutes up to 240, such as 20 or 1h30, or {before, beside, after} with minutes each',
  ],
  [
    'a description too short to say anything',
    { description: 'Toast.' },
    '6 characters',
    'at least 50 characters',
  ],
  ['a list with nothing in it', { keywords: [] }, 'a list of 0', 'at least 1 in the list'],
  [
    'a thing no shop sells',
    { [`${ITEM}[0].buy`]: 'breda' },
    '“breda”',
    'a name in data/groceries.yaml: bread, neutral-oil, salt',
    { nearest: 'bread' },
  ],
  [
    'only one variant',
    { 'blocks[3]': { ...brine, options: [brine.options[0]] }, [`${STEP}[0].uses`]: 'brine' },
    'a list of 1',
    'at least 2 in the list',
    { field: 'blocks[3].options' },
  ],
  [
    'a list both with and without groups',
    { 'blocks[0].items': [{ id: 'jam', name: 'jam' }] },
    'an object with type, groups, items',
    'groups of ingredients or items alone, one of the two',
    { field: 'blocks[0]' },
  ],
  [
    'a film without its id',
    {
      'blocks[3]': {
        type: 'video',
        title: 'Film',
        provider: 'youtube',
        video: 'https://youtu.be/x',
        poster: sound.picture,
      },
    },
    '“https://youtu.be/x”',
    'the eleven characters of a video id',
    { field: 'blocks[3].video' },
  ],
  [
    'words that are still to be written',
    { dek: '✎ One sentence.' },
    '“✎ One sentence.”',
    'your own words without ✎, or status: draft',
  ],
  [
    'a status nobody knows',
    { status: 'daft' },
    '“daft”',
    'one of: draft, off, published',
    { nearest: 'draft' },
  ],
];

describe('A file is refused for', () => testProblems(CASES));

describe('The list of problems', () => {
  it.each([null, 7, 'toast', [], {}, { blocks: 'none' }, { blocks: [null, 3] }])('survives %j', (recipe) => {
    expect(problemsIn(FILE, { ...AROUND, [FILE]: JSON.stringify(recipe) }).length).toBeGreaterThan(0);
  });
});
