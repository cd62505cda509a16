/** @jest-environment node */
import { problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { formatProblems, type Problem } from '@/lib/content/problem';
import { AROUND, brine, broken, type Case, FILE, ITEM, STEP, sound, testProblems } from './toast';

const CASES: Case[] = [
  [
    'a count that nobody can count out',
    { [`${ITEM}[0].amount`]: '1.5 slices' },
    '1.5, which is rounded to 2',
    "an amount that can be counted out, or another `round`, such as 'half'",
  ],
  [
    'a range with its longest first',
    { [`${STEP}[0].durations[0].minutes`]: [5, 3] },
    '[5, 3]',
    '[shortest, longest], the shortest first',
  ],
  [
    'a change in the future',
    { updated: '2999-03-02' },
    '“2999-03-02”, which is in the future',
    expect.stringMatching(/^a day from 2025-03-01 to \d{4}-\d\d-\d\d, or build$/),
  ],
  [
    'a change before there was anything to change',
    { updated: '2025-02-28' },
    '“2025-02-28”, which is before its publication',
    expect.stringMatching(/^a day from 2025-03-01 to \d{4}-\d\d-\d\d, or build$/),
  ],
  [
    'a day in the future',
    { published: '2999-03-02' },
    '“2999-03-02”, which is in the future',
    expect.stringMatching(/^\d{4}-\d\d-\d\d or a day before it$/),
  ],
  [
    'two ingredients with one id',
    { [`${ITEM}[3]`]: { id: 'oil', name: 'olive oil' } },
    `“oil”, which ${ITEM}[1].id has too`,
    'an id that no other ingredient of this recipe has',
    { field: `${ITEM}[3].id` },
  ],
  [
    'two steps with one id',
    { [`${STEP}[2]`]: { id: 'turn', title: 'Eat', text: 'Eat.' } },
    `“turn”, which ${STEP}[1].id has too`,
    'an id that no other step of this recipe has',
    { field: `${STEP}[2].id` },
  ],
  [
    'two durations with one id',
    { [`${STEP}[1].durations`]: [{ id: 'fry', label: 'Fry', minutes: 2, attention: 'active' }] },
    `“fry”, which ${STEP}[0].durations[0].id has too`,
    'an id that no other duration of this recipe has',
    { field: `${STEP}[1].durations[0].id` },
  ],
  [
    'a photo of a step that is not there',
    { 'blocks[2].photos[0].step': 'trun' },
    '“trun”',
    'the id of a step: heat, turn',
    { nearest: 'turn' },
  ],
  ['times that do not add up', { 'times.total': 20 }, '20', '15, which is prep 5 + cook 10'],
  [
    'the address of another page',
    { customLink: '/kitchen' },
    '“/kitchen”, the address of data/pages/kitchen.yaml',
    'an address no page has yet',
  ],
  [
    'an allergen that is not named',
    { [`${ITEM}[0].buy`]: 'bread', allergens: ['Milk'] },
    'Milk',
    '“Gluten” among them, which bread contains',
    { field: 'allergens' },
  ],
  [
    'a diet the recipe does not keep',
    { allergens: ['Milk'], diets: ['vegetarian', 'vegan'] },
    '“vegan” with Milk among the allergens',
    'only diets that the recipe keeps',
    { field: 'diets[1]' },
  ],
  [
    'something that waits for an earlier step',
    {
      [`${STEP}[1].durations`]: [
        { id: 'rest', label: 'Rest', minutes: 2, attention: 'passive', until: 'heat' },
      ],
    },
    '“heat”',
    'nothing',
    { field: `${STEP}[1].durations[0].until` },
  ],
  [
    'something that needs the cook beside the next step',
    { [`${STEP}[0].durations[0].until`]: 'turn' },
    '“turn” for what needs the cook',
    "attention: 'passive', as one pair of hands cannot do two things",
  ],
  [
    'steps that take far longer than the recipe says',
    { [`${STEP}[1].work`]: 90 },
    '15, while the steps take 98 minutes',
    'about what durations and work of the steps add up to',
    { field: 'times.total' },
  ],
  [
    'a time whose longest stands first',
    { times: { prep: [9, 5], cook: 6, total: 15, card: 15 } },
    '[9, 5]',
    '[shortest, longest], the shortest first',
    { field: 'times.prep' },
  ],
  [
    'variants no step uses',
    { 'blocks[3]': brine },
    '“brine”, which no step uses',
    "a step with uses: 'brine'",
    { field: 'blocks[3].id' },
  ],
  [
    'a step that uses variants that are not there',
    { 'blocks[3]': brine, [`${STEP}[0].uses`]: 'brine', [`${STEP}[1].uses`]: 'brin' },
    '“brin”',
    'the id of the variants block: brine',
    { field: `${STEP}[1].uses`, nearest: 'brine' },
  ],
  [
    'variants used up twice',
    { 'blocks[3]': brine, [`${STEP}[0].uses`]: 'brine', [`${STEP}[1].uses`]: 'brine' },
    `“brine”, which ${STEP}[0].uses has too`,
    'one step that uses it',
    { field: `${STEP}[1].uses` },
  ],
  [
    'two variants with one id',
    {
      'blocks[3]': { ...brine, options: [brine.options[0], { ...brine.options[1], id: 'plain' }] },
      [`${STEP}[0].uses`]: 'brine',
    },
    '“plain”, which blocks[3].options[0].id has too',
    'an id that no other variant of this recipe has',
    { field: 'blocks[3].options[1].id' },
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
    '“bred”',
    'the id of an ingredient: bread, oil, salt',
    { field: 'blocks[3].items[0].for', nearest: 'bread' },
  ],
  [
    'a time on the card that does not say what it is',
    { 'times.card': 5 },
    'none',
    'what the card’s time is, such as “prep”',
    { field: 'times.cardLabel' },
  ],
  [
    'a total that is called a part',
    { 'times.cardLabel': 'prep' },
    '“prep”',
    'none, as the card shows the total',
  ],
];

describe('A recipe is refused for', () => testProblems(CASES));

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
