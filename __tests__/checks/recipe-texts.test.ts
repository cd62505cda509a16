/** @jest-environment node */
import { bareMeasure } from '@/lib/checks/recipe-texts';
import { brine, type Case, ITEM, problemsOf, STEP, testProblems } from './toast';

const FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration}, {@180}, {#1.5 cm}, {=1.5 L}, {=4 piece|pieces} or {*}';

const MEASURE_FORMS =
  '{#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s';

const CASES: Case[] = [
  [
    'a size that would stay in centimetres',
    { [`${ITEM}[0].note`]: 'in 1.5 cm slices' },
    '“1.5 cm”',
    MEASURE_FORMS,
  ],
  [
    'a measure in a cue, written as a word',
    { [`${STEP}[1].cue`]: 'Two tablespoons are left.' },
    '“Two tablespoons”',
    MEASURE_FORMS,
  ],
  [
    'a measure in a title',
    { [`${STEP}[1].title`]: 'Add 5 g of salt' },
    '“5 g”',
    'no measures here, as these words stay the same in all units',
  ],
  [
    'a note that names an ingredient',
    { [`${ITEM}[0].note`]: 'with {oil}' },
    '“{oil}”',
    'words, sizes as {#1.5 cm} and amounts as {=1.5 L}',
  ],
  [
    'rounds where there are none',
    { [`${STEP}[1].cue`]: 'Done in {*} rounds.' },
    '“{*}”',
    'it in the text of `beyond`, as only there are rounds',
  ],
  [
    'a pan that does not hold the recipe itself',
    { [`${STEP}[1].beyond`]: { upTo: 1, text: 'In {*} rounds.' } },
    '1',
    '2 or more, which the recipe itself makes',
    { field: `${STEP}[1].beyond.upTo` },
  ],
  [
    'a round that repeats what the step does not have',
    { [`${STEP}[1].beyond`]: { upTo: 2, text: 'In {*} rounds.', repeats: ['fri'] } },
    '“fri”',
    'a duration listed in this step, which has none',
    { field: `${STEP}[1].beyond.repeats[0]` },
  ],
  [
    'an ingredient the list does not have',
    { [`${STEP}[1].text`]: 'Add {oli}.' },
    '“{oli}”',
    'one of: bread, oil, salt',
    { nearest: 'oil' },
  ],
  [
    'an ingredient no step uses',
    { [`${STEP}[0].text`]: 'Heat {oil|half} and fry {bread}.', [`${STEP}[1].text`]: 'Add {oil|rest}.' },
    '“salt”, which no step mentions',
    'a step whose text holds {salt}, or a list without it',
    { field: `${ITEM}[2].id` },
  ],
  [
    'an amount used twice',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {bread}.' },
    '“{bread}” after all of it is used',
    '{bread|name} where it is used already',
  ],
  [
    'shares that pass the whole',
    { [`${STEP}[1].text`]: 'Add {oil|2/3}.' },
    '“{oil|2/3}” after 1/2 of it is used',
    '{oil|rest}, or {oil|name} where it is used already',
  ],
  [
    'shares that leave something over',
    { [`${STEP}[1].text`]: 'Add {oil|1/3}.' },
    'the last use of “oil”, 5/6 of it in all',
    'shares that add up to the whole, such as {oil|rest} here',
  ],
  [
    'a share of an ingredient without an amount',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {salt|half}.' },
    '“{salt|half}”',
    '{salt} or {salt|name}, as the list gives no amount of it',
  ],
  [
    'a reference of no known form',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {salt|some}.' },
    '“{salt|some}”',
    FORMS,
  ],
  ['a brace that is not closed', { [`${STEP}[1].text`]: 'Turn the bread and add {oil.' }, '“{oil.”', FORMS],
  [
    'a duration the step does not have',
    { [`${STEP}[0].text`]: 'Fry {bread} in {oil|half} for {~fri}.' },
    '“{~fri}”',
    'one of: fry',
    { nearest: 'fry' },
  ],
  [
    'a duration of another step',
    { [`${STEP}[1].text`]: 'Add {oil|rest} for {~fry}.' },
    '“{~fry}”',
    'a duration listed in this step, which has none',
  ],
  [
    'an ingredient of a variant measured out in a step',
    {
      'blocks[3]': brine,
      [`${STEP}[0].uses`]: 'brine',
      [`${STEP}[1].text`]: 'Add {oil|rest} and {salt}, then {bay}.',
    },
    '“{bay}”',
    '{bay|name}, as the step with `uses` takes all of the chosen variant',
    { field: `${STEP}[1].text` },
  ],
  [
    'a tip about an ingredient that is not there',
    { 'blocks[3]': { type: 'tips', title: 'Tips', items: [{ title: 'Oil', text: 'Take more {oli}.' }] } },
    '“{oli}”',
    'one of: bread, oil, salt',
    { field: 'blocks[3].items[0].text', nearest: 'oil' },
  ],
  [
    'words about safety that name what is not there',
    { [`${STEP}[0].safety`]: 'The {braed|name} is safe at {@74}.' },
    '“{braed|name}”',
    'one of: bread, oil, salt',
    { nearest: 'bread' },
  ],
  [
    'a mistake in a list without groups',
    {
      'blocks[0].items': [
        { id: 'bread', name: 'bread', amount: 2 },
        { id: 'oil', name: 'neutral oil', amount: '2 tbsp' },
        { id: 'salt', name: 'salt' },
        { id: 'jam', name: 'jam' },
      ],
      'blocks[0].groups': undefined,
    },
    '“jam”, which no step mentions',
    'a step whose text holds {jam}, or a list without it',
    { field: 'blocks[0].items[3].id' },
  ],
  [
    'a tip with a timer',
    { 'blocks[3]': { type: 'notes', title: 'Notes', items: [{ title: 'Fry', text: 'Wait {~fry}.' }] } },
    '“{~fry}”',
    'minutes in words, as only steps have durations',
    { field: 'blocks[3].items[0].text' },
  ],
];

describe('The texts of a recipe that is sound', () => {
  it('raise no problem', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('may list a duration that its text does not name', () => {
    expect(problemsOf({ [`${STEP}[0].text`]: 'Fry {bread} in {oil|half}.' })).toEqual([]);
  });

  it('may divide an amount into thirds', () => {
    const texts = {
      [`${STEP}[0].text`]: 'Fry {bread} in {oil|1/3}.',
      [`${STEP}[1].text`]: '{oil|2/3} {salt}',
    };
    expect(problemsOf(texts)).toEqual([]);
  });
});

describe('The texts of a recipe are refused for', () => testProblems(CASES));

describe('bareMeasure', () => {
  it.each([
    ['Cut into 1.5 cm dice.', '1.5 cm'],
    ['A pot of 4 litres', '4 litres'],
    ['Add two tablespoons of it.', 'two tablespoons'],
    ['About 4 to 5 cm high', '4 to 5 cm'],
    ['A mould of 18 × 12 cm', '18 × 12 cm'],
    ['50 g for each litre', '50 g'],
    ['Cut into {#1.5-cm} dice.', null],
    ['Fry for 5 minutes.', null],
    ['About 8 g of protein', null],
    ['A litre or so', null],
    ['Photo 4 of 27', null],
  ])('of “%s” is %s', (text, found) => {
    expect(bareMeasure(text)).toBe(found);
  });
});
