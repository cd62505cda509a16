/** @jest-environment node */

import { problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { AROUND, broken, FILE, STEP, sound, testReports } from '@/__tests__/ui/toast';
import { formatProblems, type Problem } from '@/lib/content/problem';

const today = new Date().toISOString().slice(0, 10);

describe('days and times of a recipe', () =>
  testReports(`
published: 2999-03-02
→ “2999-03-02”, which is in the future | ${today} or a day before it
updated: 2999-03-02
→ “2999-03-02”, which is in the future | a day from 2025-03-01 to ${today}, or build
updated: 2025-02-28
→ “2025-02-28”, which is before its publication | a day from 2025-03-01 to ${today}, or build
step[0].durations[0].minutes: [5, 3]
→ [5, 3] | [shortest, longest], the shortest first
times: { prep: [9, 5], cook: 6, total: 15, card: 15 }
→ [9, 5] | [shortest, longest], the shortest first | at: times.prep
times.total: 20
→ 20 | 15, which is prep 5 + cook 10
times: { prep: 5, cook: 10, rest: { label: Chill, minutes: 60 }, total: 15, card: 15 }
→ 15 | 75, which is prep 5 + cook 10 + rest 60 | at: times.total
times: { prep: 5, cook: 10, rest: { label: Chill, minutes: [60, 50] }, total: 75, card: 75 }
step[0].work: 65
→ [60, 50] | [shortest, longest], the shortest first | at: times.rest.minutes
step[1].work: 90
→ 15, while the steps take 98 minutes | about the sum of the durations and the work of the steps | at: times.total
times: { prep: 5, cook: [10, 12], total: [16, 17], card: [16, 17] }
→ [16, 17] | 15 as the shortest time, which is prep 5 + cook 10 | at: times.total
times.card: 5
→ none | a label for the time on the card, such as “prep” | at: times.cardLabel
times.cardLabel: prep
→ “prep” | none, as the card shows the total
step[1].durations: [{ id: rest, label: Rest, minutes: 2, attention: passive, until: heat }]
→ “heat” | nothing | at: step[1].durations[0].until
step[0].durations[0].until: turn
→ “turn” with attention: 'active' | attention: 'passive', as the cook cannot do two things at once
`));

describe('ids and names in a recipe', () =>
  testReports(`
item[3]: { id: oil, name: olive oil }
→ “oil”, which blocks[0].groups[0].items[1].id has too | an id that no other ingredient of this recipe has | at: item[3].id
step[2]: { id: turn, title: Eat, text: Eat. }
→ “turn”, which ${STEP}[1].id has too | an id that no other step of this recipe has | at: step[2].id
step[1].durations: [{ id: fry, label: Fry, minutes: 2, attention: active }]
→ “fry”, which ${STEP}[0].durations[0].id has too | an id that no other duration of this recipe has | at: step[1].durations[0].id
blocks[2].photos[0].step: trun
→ “trun” | the id of a step: heat, turn | nearest: turn
customLink: /kitchen
→ “/kitchen”, the address of data/pages/kitchen.yaml | an address that no other page has
blocks[3]: $brine
→ “brine”, which no step uses | a step with uses: 'brine' | at: blocks[3].id
blocks[3]: $brine
step[0].uses: brine
step[1].uses: brin
→ “brin” | the id of the variants block: brine | nearest: brine | at: step[1].uses
blocks[3]: $brine
step[0].uses: brine
step[1].uses: brine
→ “brine”, which ${STEP}[0].uses has too | one step that uses it | at: step[1].uses
blocks[3]: $brine
blocks[3].options[1].id: plain
step[0].uses: brine
→ “plain”, which blocks[3].options[0].id has too | an id that no other variant of this recipe has | at: blocks[3].options[1].id
blocks[3]: { type: swaps, title: Instead, items: [{ for: bred, title: cake, text: If need be. }] }
→ “bred” | the id of an ingredient: bread, oil, salt | nearest: bread | at: blocks[3].items[0].for
`));

describe('amounts, allergens and diets of a recipe', () =>
  testReports(`
item[0].amount: 1.5 slices
→ 1.5, which is rounded to 2 | an amount that can be counted out, or another \`round\`, such as 'half'
item[0].buy: bread
allergens: [Milk]
→ Milk | “Gluten” among them, which bread contains; or contains with because on it, if it has none | at: allergens
allergens: [Milk]
diets: [vegetarian, vegan]
→ “vegan” with Milk among the allergens | only diets that the recipe follows | at: diets[1]
allergens: [Shellfish]
→ “Shellfish” | Crustaceans (shrimp, crab, lobster) or Molluscs (mussels, oysters, squid) in place of Shellfish | at: allergens[0]
allergens: [Mollusks]
→ “Mollusks” | one of: Crustaceans, Egg, Fish, Gluten, Milk, Molluscs, Mustard, Peanut, Sesame, Soy, Sulphites, Tree nuts, Triticale, Wheat | nearest: Molluscs | at: allergens[0]
item[1].buy: lard
diets: [vegan]
→ “vegan” with neutral oil (not vegan) | only diets that the recipe follows, or food that fits, with an entry of its own in data/groceries.yaml: gluten-free soy sauce | at: diets[0]
`));

describe('two recipes', () => {
  const OTHER = 'data/recipes/rusk.yaml';

  function problemsBetween(changes: Record<string, unknown>): Problem[] {
    const other = broken({ id: 2, slug: 'rusk', customLink: '/rusk', ...changes });
    return readFiles({ ...AROUND, [OTHER]: other, [FILE]: sound }).problems.filter(({ file }) =>
      file.startsWith('data/recipes/'),
    );
  }

  it('with different numbers, slugs and addresses have no problem', () => {
    expect(problemsBetween({})).toEqual([]);
  });

  it.each([
    ['number', { id: 1 }, 'id', '“1”', 'a number'],
    ['slug', { slug: 'toast' }, 'slug', '“toast”', 'a slug'],
    ['address', { customLink: '/recipes/1' }, 'id', '“/recipes/1”', 'an address'],
  ])('cannot share one %s', (_, changes, field, found, allowed) => {
    expect(problemsBetween(changes)).toMatchObject([
      {
        file: FILE,
        field,
        found: `${found}, which ${OTHER} has too`,
        allowed: `${allowed} that no other recipe has`,
      },
    ]);
  });
});

it('reports every problem of a recipe with line, column and the entry it is in', () => {
  const changes = { 'times.total': 20, [`${STEP}[1].cue`]: 'After 5 cm.' };
  const problems = problemsIn(FILE, { ...AROUND, [FILE]: broken(changes) });
  expect(formatProblems(problems)).toBe(`2 problems in data

data/recipes/toast.yaml:17:3
  field    times.total
  found    20
  allowed  15, which is prep 5 + cook 10

data/recipes/toast.yaml:53:13
  field    blocks[1].groups[0].steps[1].cue
  in       the step “Turn”
  found    “5 cm”
  allowed  {#1.5 cm} for a fixed measure, {=1.5 L} for one that scales with the yield, {id} for the amount of an ingredient`);
});
