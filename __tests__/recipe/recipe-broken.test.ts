/** @jest-environment node */

import { problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { formatProblems, type Problem } from '@/lib/content/problem';
import type { RecipeInput } from '@/lib/content/schema/recipe';

const FILE = 'data/recipes/toast.yaml';

/** What the recipe refers to. */
const AROUND = {
  'data/pictures/toast.webp': '',
  'data/pictures/toast-step.webp': '',
  'data/pages/kitchen.yaml': {
    path: '/kitchen',
    title: 'The kitchen',
    description: 'Where the toast of these tests is made, with a window to the yard and a good light.',
    dek: 'Warm.',
    sections: [],
  },
  'data/foods.yaml': {
    water: { density: 1, us: 'volume', metric: 'volume' },
    'neutral-oil': { density: 0.92, us: 'volume', metric: 'volume' },
    'soy-sauce': { density: 1.08, us: 'volume', metric: 'volume' },
  },
  'data/vocabulary.yaml': {
    recipeTypes: ['noodles'],
    categories: ['Noodles', 'Salad'],
    diets: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    times: [{ label: 'Up to 30 min', upTo: 30 }],
  },
  'data/groceries.yaml': {
    aisles: ['Bread', 'Jars'],
    groceries: {
      bread: { name: 'bread', aisle: 'Bread', contains: ['Gluten'] },
      'neutral-oil': { name: 'neutral oil', aisle: 'Jars' },
      salt: { name: 'salt', aisle: 'Jars' },
    },
  },
};

const sound = {
  id: 1,
  slug: 'toast',
  customLink: '/toast',
  title: 'Toast',
  category: 'Salad',
  cuisine: 'Canadian',
  keywords: ['toast'],
  description: 'Two slices of bread, browned in oil on both sides and eaten while they are hot.',
  dek: 'Bread, made better.',
  picture: { name: 'toast', alt: 'Two slices of toast on a plate' },
  times: { prep: 5, cook: 10, total: 15, card: 15 },
  yield: { amount: 2, unit: 'serving' },
  difficulty: 'Easy',
  published: '2025-03-01',
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          items: [
            { id: 'bread', name: 'bread', amount: '2 slices' },
            { id: 'oil', name: 'neutral oil', amount: '2 tbsp', food: 'neutral-oil' },
            { id: 'salt', name: 'salt' },
          ],
        },
      ],
    },
    {
      type: 'method',
      groups: [
        {
          steps: [
            {
              id: 'heat',
              title: 'Heat the pan',
              text: 'Heat {oil|half} to {@180}. Fry {bread} for {~fry}, salting it with {salt}.',
              durations: [{ id: 'fry', label: 'Fry', minutes: 3, attention: 'active' }],
              work: 5,
            },
            {
              id: 'turn',
              title: 'Turn',
              text: 'Add {oil|rest}, turn {bread|name} and add {salt} again.',
              work: 7,
            },
          ],
        },
      ],
    },
    {
      type: 'photos',
      title: 'In photos',
      photos: [
        { title: 'Turn it', text: 'Once.', step: 'turn', picture: { name: 'toast-step', alt: 'Toast' } },
      ],
    },
  ],
} satisfies RecipeInput;

/** The sound recipe with the values at some paths replaced; `undefined` takes the key away. */
function broken(changes: Record<string, unknown>): unknown {
  const copy: unknown = structuredClone(sound);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], copy);
    if (value === undefined) delete (holder as Record<string, unknown>)[last];
    else (holder as Record<string, unknown>)[last] = value;
  }
  return copy;
}

/** What is wrong with the recipe, without line and column. */
function problemsOf(changes: Record<string, unknown>): Omit<Problem, 'position'>[] {
  return problemsIn(FILE, { ...AROUND, [FILE]: broken(changes) }).map(
    ({ position: _position, entry: _entry, ...problem }) => problem,
  );
}

const brine = {
  type: 'variants',
  id: 'brine',
  title: 'Choose a brine',
  options: [
    { id: 'plain', title: 'Plain', text: 'Salt.', items: [{ id: 'bay', name: 'bay leaf', amount: 2 }] },
    {
      id: 'apple',
      title: 'Apple',
      text: 'Sweet.',
      items: [{ id: 'cider', name: 'cider', amount: '1 L' }],
    },
  ],
} as const;

const ITEM = 'blocks[0].groups[0].items';
const STEP = 'blocks[1].groups[0].steps';

type Case = [name: string, changes: Record<string, unknown>, expected: Omit<Problem, 'file'>];

const AMOUNTS =
  'an amount such as 400 g, 1/2 tsp, 2-3 cloves or 1 lb 2 oz, in: g, kg, ml, l, tsp, tbsp, cup, clove, slice, sprig, leaf, pinch, block, can';
const FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration}, {@180}, {#1.5 cm}, {=1.5 L}, {=4 piece|pieces} or {*}';

const MEASURE_FORMS =
  '{#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s';

const cases: Case[] = [
  [
    'a unit that does not exist',
    { [`${ITEM}[1].amount`]: '2 tbps' },
    { field: `${ITEM}[1].amount`, found: '“2 tbps”', allowed: AMOUNTS },
  ],
  [
    'a size that would stay in centimetres',
    { [`${ITEM}[0].note`]: 'in 1.5 cm slices' },
    { field: `${ITEM}[0].note`, found: '“1.5 cm”', allowed: MEASURE_FORMS },
  ],
  [
    'a measure in a cue, written as a word',
    { [`${STEP}[1].cue`]: 'Two tablespoons are left.' },
    { field: `${STEP}[1].cue`, found: '“Two tablespoons”', allowed: MEASURE_FORMS },
  ],
  [
    'a measure in a title',
    { [`${STEP}[1].title`]: 'Add 5 g of salt' },
    {
      field: `${STEP}[1].title`,
      found: '“5 g”',
      allowed: 'no measures here, as these words stay the same in all units',
    },
  ],
  [
    'a note that names an ingredient',
    { [`${ITEM}[0].note`]: 'with {oil}' },
    {
      field: `${ITEM}[0].note`,
      found: '“{oil}”',
      allowed: 'words, sizes as {#1.5 cm} and amounts as {=1.5 L}',
    },
  ],
  [
    'rounds where there are none',
    { [`${STEP}[1].cue`]: 'Done in {*} rounds.' },
    {
      field: `${STEP}[1].cue`,
      found: '“{*}”',
      allowed: 'it in the text of `beyond`, as only there are rounds',
    },
  ],
  [
    'a pan that does not hold the recipe itself',
    { [`${STEP}[1].beyond`]: { upTo: 1, text: 'In {*} rounds.' } },
    { field: `${STEP}[1].beyond.upTo`, found: '1', allowed: '2 or more, which the recipe itself makes' },
  ],
  [
    'a round that repeats what the step does not have',
    { [`${STEP}[1].beyond`]: { upTo: 2, text: 'In {*} rounds.', repeats: ['fri'] } },
    {
      field: `${STEP}[1].beyond.repeats[0]`,
      found: '“fri”',
      allowed: 'a duration listed in this step, which has none',
    },
  ],
  [
    'a count that nobody can count out',
    { [`${ITEM}[0].amount`]: '1.5 slices' },
    {
      field: `${ITEM}[0].amount`,
      found: '1.5, which is rounded to 2',
      allowed: "an amount that can be counted out, or another `round`, such as 'half'",
    },
  ],
  [
    'a unit without a number',
    { [`${ITEM}[1].amount`]: 'tbsp' },
    { field: `${ITEM}[1].amount`, found: '“tbsp”', allowed: AMOUNTS },
  ],
  [
    'an ingredient the list does not have',
    { [`${STEP}[1].text`]: 'Add {oli}.' },
    { field: `${STEP}[1].text`, found: '“{oli}”', allowed: 'one of: bread, oil, salt', nearest: 'oil' },
  ],
  [
    'an ingredient no step uses',
    { [`${STEP}[0].text`]: 'Heat {oil|half} and fry {bread}.', [`${STEP}[1].text`]: 'Add {oil|rest}.' },
    {
      field: `${ITEM}[2].id`,
      found: '“salt”, which no step mentions',
      allowed: 'a step whose text holds {salt}, or a list without it',
    },
  ],
  [
    'an amount used twice',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {bread}.' },
    {
      field: `${STEP}[1].text`,
      found: '“{bread}” after all of it is used',
      allowed: '{bread|name} where it is used already',
    },
  ],
  [
    'shares that pass the whole',
    { [`${STEP}[1].text`]: 'Add {oil|2/3}.' },
    {
      field: `${STEP}[1].text`,
      found: '“{oil|2/3}” after 1/2 of it is used',
      allowed: '{oil|rest}, or {oil|name} where it is used already',
    },
  ],
  [
    'shares that leave something over',
    { [`${STEP}[1].text`]: 'Add {oil|1/3}.' },
    {
      field: `${STEP}[1].text`,
      found: 'the last use of “oil”, 5/6 of it in all',
      allowed: 'shares that add up to the whole, such as {oil|rest} here',
    },
  ],
  [
    'a share of an ingredient without an amount',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {salt|half}.' },
    {
      field: `${STEP}[1].text`,
      found: '“{salt|half}”',
      allowed: '{salt} or {salt|name}, as the list gives no amount of it',
    },
  ],
  [
    'a reference of no known form',
    { [`${STEP}[1].text`]: 'Add {oil|rest} and {salt|some}.' },
    { field: `${STEP}[1].text`, found: '“{salt|some}”', allowed: FORMS },
  ],
  [
    'a brace that is not closed',
    { [`${STEP}[1].text`]: 'Turn the bread and add {oil.' },
    { field: `${STEP}[1].text`, found: '“{oil.”', allowed: FORMS },
  ],
  [
    'a duration the step does not have',
    { [`${STEP}[0].text`]: 'Fry {bread} in {oil|half} for {~fri}.' },
    { field: `${STEP}[0].text`, found: '“{~fri}”', allowed: 'one of: fry', nearest: 'fry' },
  ],
  [
    'a duration of another step',
    { [`${STEP}[1].text`]: 'Add {oil|rest} for {~fry}.' },
    {
      field: `${STEP}[1].text`,
      found: '“{~fry}”',
      allowed: 'a duration listed in this step, which has none',
    },
  ],
  [
    'a range with its longest first',
    { [`${STEP}[0].durations[0].minutes`]: [5, 3] },
    {
      field: `${STEP}[0].durations[0].minutes`,
      found: '[5, 3]',
      allowed: '[shortest, longest], the shortest first',
    },
  ],
  [
    'a picture that is not there',
    { 'picture.name': 'tost' },
    {
      field: 'picture.name',
      found: '“tost”',
      allowed: 'the name of a file in data/pictures: toast-step, toast',
      nearest: 'toast',
    },
  ],
  [
    'a photo whose picture is not there',
    { 'blocks[2].photos[0].picture.name': 'toast-stpe' },
    {
      field: 'blocks[2].photos[0].picture.name',
      found: '“toast-stpe”',
      allowed: 'the name of a file in data/pictures: toast-step, toast',
      nearest: 'toast-step',
    },
  ],
  [
    'a picture without a description',
    { 'picture.alt': undefined },
    { field: 'picture.alt', found: 'nothing', allowed: 'text that is not empty' },
  ],
  [
    'a picture with an empty description',
    { 'picture.alt': '  ' },
    { field: 'picture.alt', found: 'empty text', allowed: 'text that is not empty' },
  ],
  [
    'a change in the future',
    { updated: '2999-03-02' },
    {
      field: 'updated',
      found: '“2999-03-02”, which is in the future',
      allowed: expect.stringMatching(/^a day from 2025-03-01 to \d{4}-\d\d-\d\d, or build$/),
    },
  ],
  [
    'a change before there was anything to change',
    { updated: '2025-02-28' },
    {
      field: 'updated',
      found: '“2025-02-28”, which is before its publication',
      allowed: expect.stringMatching(/^a day from 2025-03-01 to \d{4}-\d\d-\d\d, or build$/),
    },
  ],
  [
    'a day in the future',
    { published: '2999-03-02' },
    {
      field: 'published',
      found: '“2999-03-02”, which is in the future',
      allowed: expect.stringMatching(/^\d{4}-\d\d-\d\d or a day before it$/),
    },
  ],
  [
    'a day that does not exist',
    { published: '2025-02-30' },
    { field: 'published', found: '“2025-02-30”', allowed: 'a day that exists, as YYYY-MM-DD' },
  ],
  [
    'two ingredients with one id',
    { [`${ITEM}[3]`]: { id: 'oil', name: 'olive oil' } },
    {
      field: `${ITEM}[3].id`,
      found: `“oil”, which ${ITEM}[1].id has too`,
      allowed: 'an id that no other ingredient of this recipe has',
    },
  ],
  [
    'two steps with one id',
    { [`${STEP}[2]`]: { id: 'turn', title: 'Eat', text: 'Eat.' } },
    {
      field: `${STEP}[2].id`,
      found: `“turn”, which ${STEP}[1].id has too`,
      allowed: 'an id that no other step of this recipe has',
    },
  ],
  [
    'two durations with one id',
    { [`${STEP}[1].durations`]: [{ id: 'fry', label: 'Fry', minutes: 2, attention: 'active' }] },
    {
      field: `${STEP}[1].durations[0].id`,
      found: `“fry”, which ${STEP}[0].durations[0].id has too`,
      allowed: 'an id that no other duration of this recipe has',
    },
  ],
  [
    'a photo of a step that is not there',
    { 'blocks[2].photos[0].step': 'trun' },
    {
      field: 'blocks[2].photos[0].step',
      found: '“trun”',
      allowed: 'the id of a step: heat, turn',
      nearest: 'turn',
    },
  ],
  [
    'a food nobody has measured',
    { [`${ITEM}[1].food`]: 'neutral-oli' },
    {
      field: `${ITEM}[1].food`,
      found: '“neutral-oli”',
      allowed: 'a name in data/foods.yaml: water, neutral-oil, soy-sauce',
      nearest: 'neutral-oil',
    },
  ],
  [
    'times that do not add up',
    { 'times.total': 20 },
    { field: 'times.total', found: '20', allowed: '15, which is prep 5 + cook 10' },
  ],
  [
    'the address of another page',
    { customLink: '/kitchen' },
    {
      field: 'customLink',
      found: '“/kitchen”, the address of data/pages/kitchen.yaml',
      allowed: 'an address no page has yet',
    },
  ],
  [
    'a slug with capitals',
    { slug: 'Toast', customLink: undefined },
    { field: 'slug', found: '“Toast”', allowed: 'lowercase words joined by hyphens' },
  ],
  [
    'a category that does not exist',
    { category: 'Noodels' },
    {
      field: 'category',
      found: '“Noodels”',
      allowed: 'a category in data/vocabulary.yaml: Noodles, Salad',
      nearest: 'Noodles',
    },
  ],
  [
    'a block of an unknown type',
    { 'blocks[2]': { type: 'fotos', title: 'In photos' } },
    {
      field: 'blocks[2].type',
      found: '“fotos”',
      allowed:
        'one of: ingredients, equipment, method, promo, photos, tips, notes, advance, variants, video, post, keeping, swaps',
      nearest: 'photos',
    },
  ],
  [
    'a key with a slip in it',
    { [`${ITEM}[1].amuont`]: 3 },
    {
      field: `${ITEM}[1].amuont`,
      found: 'the key “amuont”',
      allowed: 'one of: id, name, plural, native, amount, food, note, round, optional, buy, about',
      nearest: 'amount',
    },
  ],
  [
    'an amount of nothing',
    { [`${ITEM}[1].amount`]: 0 },
    {
      field: `${ITEM}[1].amount`,
      found: '0',
      allowed: 'a number above 0 up to 100000 or text that is not empty',
    },
  ],
  [
    'an amount in words',
    { [`${ITEM}[1].amount`]: 'two' },
    { field: `${ITEM}[1].amount`, found: '“two”', allowed: AMOUNTS },
  ],
  [
    'half minutes where whole ones are meant',
    { 'times.card': 7.5 },
    {
      field: 'times.card',
      found: '7.5',
      allowed: 'a whole number above 0 or [a whole number above 0, a whole number above 0]',
    },
  ],
  [
    'a length of time in words',
    { [`${STEP}[0].durations[0].minutes`]: '3 min' },
    {
      field: `${STEP}[0].durations[0].minutes`,
      found: '“3 min”',
      allowed: 'a number above 0 or [a number above 0, a number above 0]',
    },
  ],
  [
    'a description too short to say anything',
    { description: 'Toast.' },
    { field: 'description', found: '6 characters', allowed: 'at least 50 characters' },
  ],
  [
    'a list with nothing in it',
    { keywords: [] },
    { field: 'keywords', found: 'a list of 0', allowed: 'at least 1 in the list' },
  ],
  [
    'a thing no shop sells',
    { [`${ITEM}[0].buy`]: 'breda' },
    {
      field: `${ITEM}[0].buy`,
      found: '“breda”',
      allowed: 'a name in data/groceries.yaml: bread, neutral-oil, salt',
      nearest: 'bread',
    },
  ],
  [
    'an allergen that is not named',
    { [`${ITEM}[0].buy`]: 'bread', allergens: ['Milk'] },
    { field: 'allergens', found: 'Milk', allowed: '“Gluten” among them, which bread contains' },
  ],
  [
    'a diet the recipe does not keep',
    { allergens: ['Milk'], diets: ['vegetarian', 'vegan'] },
    {
      field: 'diets[1]',
      found: '“vegan” with Milk among the allergens',
      allowed: 'only diets that the recipe keeps',
    },
  ],
  [
    'something that waits for an earlier step',
    {
      [`${STEP}[1].durations`]: [
        { id: 'rest', label: 'Rest', minutes: 2, attention: 'passive', until: 'heat' },
      ],
    },
    { field: `${STEP}[1].durations[0].until`, found: '“heat”', allowed: 'nothing' },
  ],
  [
    'something that needs the cook beside the next step',
    { [`${STEP}[0].durations[0].until`]: 'turn' },
    {
      field: `${STEP}[0].durations[0].until`,
      found: '“turn” for what needs the cook',
      allowed: "attention: 'passive', as one pair of hands cannot do two things",
    },
  ],
  [
    'steps that take far longer than the recipe says',
    { [`${STEP}[1].work`]: 90 },
    {
      field: 'times.total',
      found: '15, while the steps take 98 minutes',
      allowed: 'about what durations and work of the steps add up to',
    },
  ],
  [
    'a time whose longest stands first',
    { times: { prep: [9, 5], cook: 6, total: 15, card: 15 } },
    { field: 'times.prep', found: '[9, 5]', allowed: '[shortest, longest], the shortest first' },
  ],
  [
    'variants no step uses',
    { 'blocks[3]': brine },
    {
      field: 'blocks[3].id',
      found: '“brine”, which no step uses',
      allowed: "a step with uses: 'brine'",
    },
  ],
  [
    'a step that uses variants that are not there',
    { 'blocks[3]': brine, [`${STEP}[0].uses`]: 'brine', [`${STEP}[1].uses`]: 'brin' },
    {
      field: `${STEP}[1].uses`,
      found: '“brin”',
      allowed: 'the id of the variants block: brine',
      nearest: 'brine',
    },
  ],
  [
    'variants used up twice',
    { 'blocks[3]': brine, [`${STEP}[0].uses`]: 'brine', [`${STEP}[1].uses`]: 'brine' },
    {
      field: `${STEP}[1].uses`,
      found: `“brine”, which ${STEP}[0].uses has too`,
      allowed: 'one step that uses it',
    },
  ],
  [
    'an ingredient of a variant measured out in a step',
    {
      'blocks[3]': brine,
      [`${STEP}[0].uses`]: 'brine',
      [`${STEP}[1].text`]: 'Add {oil|rest} and {salt}, then {bay}.',
    },
    {
      field: `${STEP}[1].text`,
      found: '“{bay}”',
      allowed: '{bay|name}, as the step with `uses` takes all of the chosen variant',
    },
  ],
  [
    'two variants with one id',
    {
      'blocks[3]': { ...brine, options: [brine.options[0], { ...brine.options[1], id: 'plain' }] },
      [`${STEP}[0].uses`]: 'brine',
    },
    {
      field: 'blocks[3].options[1].id',
      found: '“plain”, which blocks[3].options[0].id has too',
      allowed: 'an id that no other variant of this recipe has',
    },
  ],
  [
    'only one variant',
    { 'blocks[3]': { ...brine, options: [brine.options[0]] }, [`${STEP}[0].uses`]: 'brine' },
    { field: 'blocks[3].options', found: 'a list of 1', allowed: 'at least 2 in the list' },
  ],
  [
    'a swap for something that is not in the dish',
    {
      'blocks[3]': {
        type: 'swaps',
        title: 'Instead',
        items: [{ for: 'bred', title: 'cake', text: 'If need be.' }],
      },
    },
    {
      field: 'blocks[3].items[0].for',
      found: '“bred”',
      allowed: 'the id of an ingredient: bread, oil, salt',
      nearest: 'bread',
    },
  ],
  [
    'a tip about an ingredient that is not there',
    { 'blocks[3]': { type: 'tips', title: 'Tips', items: [{ title: 'Oil', text: 'Take more {oli}.' }] } },
    {
      field: 'blocks[3].items[0].text',
      found: '“{oli}”',
      allowed: 'one of: bread, oil, salt',
      nearest: 'oil',
    },
  ],
  [
    'words about safety that name what is not there',
    { [`${STEP}[0].safety`]: 'The {braed|name} is safe at {@74}.' },
    {
      field: `${STEP}[0].safety`,
      found: '“{braed|name}”',
      allowed: 'one of: bread, oil, salt',
      nearest: 'bread',
    },
  ],
  [
    'a time on the card that does not say what it is',
    { 'times.card': 5 },
    { field: 'times.cardLabel', found: 'none', allowed: 'what the card’s time is, such as “prep”' },
  ],
  [
    'a total that is called a part',
    { 'times.cardLabel': 'prep' },
    { field: 'times.cardLabel', found: '“prep”', allowed: 'none, as the card shows the total' },
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
    {
      field: 'blocks[0].items[3].id',
      found: '“jam”, which no step mentions',
      allowed: 'a step whose text holds {jam}, or a list without it',
    },
  ],
  [
    'a list both with and without groups',
    { 'blocks[0].items': [{ id: 'jam', name: 'jam' }] },
    {
      field: 'blocks[0]',
      found: 'an object with type, groups, items',
      allowed: 'groups of ingredients or items alone, one of the two',
    },
  ],
  [
    'a tip with a timer',
    { 'blocks[3]': { type: 'notes', title: 'Notes', items: [{ title: 'Fry', text: 'Wait {~fry}.' }] } },
    {
      field: 'blocks[3].items[0].text',
      found: '“{~fry}”',
      allowed: 'minutes in words, as only steps have durations',
    },
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
    {
      field: 'blocks[3].video',
      found: '“https://youtu.be/x”',
      allowed: 'the eleven characters of a video id',
    },
  ],
  [
    'a film from nowhere',
    {
      'blocks[3]': {
        type: 'video',
        title: 'Film',
        provider: 'yuotube',
        video: 'example-001',
        poster: sound.picture,
      },
    },
    {
      field: 'blocks[3].provider',
      found: '“yuotube”',
      allowed: 'one of: youtube, short',
      nearest: 'youtube',
    },
  ],
  [
    'words that are still to be written',
    { dek: '✎ One sentence.' },
    { field: 'dek', found: '“✎ One sentence.”', allowed: 'your own words without ✎, or status: draft' },
  ],
  [
    'a status nobody knows',
    { status: 'daft' },
    { field: 'status', found: '“daft”', allowed: 'one of: draft, off, published', nearest: 'draft' },
  ],
];

describe('A recipe that is sound', () => {
  it('raises no problem', () => {
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

describe('A broken recipe is told apart by file, field, what was found and what is allowed', () => {
  it.each(cases)('%s', (_name, changes, expected) => {
    expect(problemsOf(changes)).toEqual([{ file: FILE, ...expected }]);
  });
});

describe('Two recipes', () => {
  const OTHER = 'data/recipes/rusk.yaml';

  function problemsBetween(changes: Record<string, unknown>): Problem[] {
    const other = broken({ id: 2, slug: 'rusk', customLink: '/rusk', ...changes });
    return readFiles({ ...AROUND, [OTHER]: other, [FILE]: sound }).problems.filter(({ file }) =>
      file.startsWith('data/recipes/'),
    );
  }

  it('live side by side when they claim nothing twice', () => {
    expect(problemsBetween({})).toEqual([]);
  });

  it.each([
    ['number', { id: 1 }, 'id', '“1”', 'a number'],
    ['slug', { slug: 'toast' }, 'slug', '“toast”', 'a slug'],
    ['address', { customLink: '/recipes/1' }, 'id', '“/recipes/1”', 'an address'],
  ])('cannot share one %s', (_what, changes, field, found, allowed) => {
    expect(problemsBetween(changes)).toEqual([
      expect.objectContaining({
        file: FILE,
        field,
        found: `${found}, which ${OTHER} has too`,
        allowed: `${allowed} that no other recipe has`,
      }),
    ]);
  });
});

describe('The list of problems', () => {
  it.each([null, 7, 'toast', [], {}, { blocks: 'none' }, { blocks: [null, 3] }])('survives %j', (recipe) => {
    expect(problemsIn(FILE, { ...AROUND, [FILE]: JSON.stringify(recipe) }).length).toBeGreaterThan(0);
  });

  it('holds every problem of a recipe with line, column and the name of what it stands in', () => {
    const changes = { 'times.total': 20, [`${ITEM}[1].food`]: 'watre', [`${STEP}[1].cue`]: 'After 5 cm.' };
    const problems = problemsIn(FILE, { ...AROUND, [FILE]: broken(changes) });
    expect(formatProblems(problems)).toBe(`3 problems in data

data/recipes/toast.yaml:17:3
  field    times.total
  found    20
  allowed  15, which is prep 5 + cook 10

data/recipes/toast.yaml:34:13
  field    blocks[0].groups[0].items[1].food
  in       the entry “neutral oil”
  found    “watre”
  allowed  a name in data/foods.yaml: water, neutral-oil, soy-sauce
  nearest  water

data/recipes/toast.yaml:53:13
  field    blocks[1].groups[0].steps[1].cue
  in       the step “Turn”
  found    “5 cm”
  allowed  {#1.5 cm} for a measure that stays, {=1.5 L} for one that follows the yield, {id} for an ingredient’s`);
  });
});
