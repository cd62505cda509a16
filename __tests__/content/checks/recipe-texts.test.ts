/** @jest-environment node */

import { problemsOf, STEP, testReports } from '@/__tests__/ui/toast';
import { bareMeasure } from '@/lib/content/checks/recipe-texts';

const FORMS =
  '{id}, {id|amount}, {id|name}, {id|half}, {id|1/3}, {id|rest}, {~duration}, {@180}, {#1.5 cm}, {=1.5 L}, {=4 piece|pieces} or {*}';
const MEASURES =
  '{#1.5 cm} for a fixed measure, {=1.5 L} for one that scales with the yield, {id} for the amount of an ingredient';

describe('texts of a sound recipe', () => {
  it.each([
    ['as they are', {}],
    ['that do not name a listed duration', { [`${STEP}[0].text`]: 'Fry {bread} in {oil|half}.' }],
    [
      'that divide an amount into thirds',
      { [`${STEP}[0].text`]: 'Fry {bread} in {oil|1/3}.', [`${STEP}[1].text`]: '{oil|2/3} {salt}' },
    ],
  ])('%s have no problem', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });
});

describe('ingredients that a step takes without naming them', () => {
  const twoSteps = (first: string[], second: string[]) =>
    problemsOf({
      [`${STEP}[0].text`]: 'Heat the pan.',
      [`${STEP}[0].takes`]: first,
      [`${STEP}[1].text`]: 'Turn it.',
      [`${STEP}[1].takes`]: second,
    });

  it('count as mentioned, in parts and wholes', () => {
    expect(twoSteps(['bread', 'oil|half'], ['oil|rest', 'salt'])).toEqual([]);
  });

  it('are reported when they are unknown, used up or malformed', () => {
    expect(twoSteps(['bread', 'oli', 'salt'], ['oil'])).toMatchObject([
      { field: `${STEP}[0].takes[1]`, found: '“{oli}”', nearest: 'oil' },
    ]);
    expect(twoSteps(['bread', 'oil'], ['oil', 'salt'])).toMatchObject([
      { field: `${STEP}[1].takes[0]`, found: '“{oil}” after all of it is used' },
    ]);
    expect(twoSteps(['bread', 'oil and salt'], ['salt'])).toMatchObject([{ field: `${STEP}[0].takes[1]` }]);
  });
});

describe('a measure or reference where it cannot be', () =>
  testReports(`
item[0].note: in 1.5 cm slices
→ “1.5 cm” | ${MEASURES}
step[1].cue: Steam at 212°F.
→ “212°F” | {@180} for a temperature in degrees Celsius
step[1].cue: Two tablespoons are left.
→ “Two tablespoons” | ${MEASURES}
step[1].title: Add 5 g of salt
→ “5 g” | no measures here, as this text is the same in all units
item[0].note: with {oil}
→ “{oil}” | plain text, sizes as {#1.5 cm} and amounts as {=1.5 L}
step[1].cue: Done in {*} rounds.
→ “{*}” | {*} only in the text of \`beyond\`, where it is the number of batches
step[1].beyond: { upTo: 1, text: "In {*} rounds." }
→ 1 | 2 or more, the yield of the recipe | at: step[1].beyond.upTo
step[1].beyond: { upTo: 2, text: "In {*} rounds.", repeats: [fri] }
→ “fri” | a duration listed in this step, which has none | at: step[1].beyond.repeats[0]
step[1].text: Add {oil|rest} for {~fry}.
→ “{~fry}” | a duration listed in this step, which has none
step[0].text: Fry {bread} in {oil|half} for {~fri}.
→ “{~fri}” | one of: fry | nearest: fry
blocks[3]: { type: notes, title: Notes, items: [{ title: Fry, text: "Wait {~fry}." }] }
→ “{~fry}” | minutes as plain text, as only steps have durations | at: blocks[3].items[0].text
step[1].text: Add {oil|rest} and {salt|some}.
→ “{salt|some}” | ${FORMS}
step[1].text: Turn the bread and add {oil.
→ “{oil.” | ${FORMS}
`));

describe('an ingredient that is missing, unused or used too often', () =>
  testReports(`
step[1].text: Add {oli}.
→ “{oli}” | one of: bread, oil, salt | nearest: oil
blocks[3]: { type: tips, title: Tips, items: [{ title: Oil, text: "Take more {oli}." }] }
→ “{oli}” | one of: bread, oil, salt | nearest: oil | at: blocks[3].items[0].text
step[0].safety: The {braed|name} is safe at {@74}.
→ “{braed|name}” | one of: bread, oil, salt | nearest: bread
step[0].text: Heat {oil|half} and fry {bread}.
step[1].text: Add {oil|rest}.
→ “salt”, which no step mentions | a step whose text contains {salt} or that takes it, or a list without this ingredient | at: item[2].id
blocks[0].items: [{ id: bread, name: bread, amount: 2 }, { id: oil, name: neutral oil, amount: 2 tbsp }, { id: salt, name: salt }, { id: jam, name: jam }]
blocks[0].groups: (removed)
→ “jam”, which no step mentions | a step whose text contains {jam} or that takes it, or a list without this ingredient | at: blocks[0].items[3].id
step[1].text: Add {oil|rest} and {bread}.
→ “{bread}” after all of it is used | {bread|name} where it is used already
step[1].text: Add {oil|2/3}.
→ “{oil|2/3}” after 1/2 of it is used | {oil|rest}, or {oil|name} where it is used already
step[1].text: Add {oil|1/3}.
→ the last use of “oil”, 5/6 of it in all | shares that add up to the whole, such as {oil|rest} here
step[1].text: Add {oil|rest} and {salt|half}.
→ “{salt|half}” | {salt} or {salt|name}, as the list has no amount for it
step[1].text: Add {oil|rest} and {salt}, then {bay}.
blocks[3]: $brine
step[0].uses: brine
→ “{bay}” | {bay|name}, as the step with \`uses\` takes all of the chosen variant
`));

describe('bareMeasure', () => {
  it.each([
    ['Cut into 1.5 cm dice.', '1.5 cm'],
    ['A pot of 4 litres', '4 litres'],
    ['Add two tablespoons of it.', 'two tablespoons'],
    ['About 4 to 5 cm high', '4 to 5 cm'],
    ['A mould of 18 × 12 cm', '18 × 12 cm'],
    ['50 g for each litre', '50 g'],
    ['Heat to 350°F.', '350°F'],
    ['Heat to 350 F.', '350 F'],
    ['Heat to 175 °C.', '175 °C'],
    ['Heat to 350 degrees Fahrenheit.', '350 degrees Fahrenheit'],
    ['Add ½ cup of stock.', '½ cup'],
    ['Add 1½ cups of stock.', '1½ cups'],
    ['Add 1 1/2 cups of stock.', '1 1/2 cups'],
    ['Brown two pounds of beef.', 'two pounds'],
    ['Bring 3 quarts of water to a boil.', '3 quarts'],
    ['Add 8 ounces.', '8 ounces'],
    ['Photo 4 F', null],
    ['A quarter of an hour, in quarters', null],
    ['Serve ½ a lime each.', null],
    ['Cut into {#1.5-cm} dice.', null],
    ['Fry for 5 minutes.', null],
    ['About 8 g of protein', null],
    ['A litre or so', null],
    ['Photo 4 of 27', null],
  ])('of “%s” is %s', (text, found) => {
    expect(bareMeasure(text)).toBe(found);
  });
});
