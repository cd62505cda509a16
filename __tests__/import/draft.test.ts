/** @jest-environment node */
import { draftSlug } from '@/scripts/import/draft-head';
import { emptyRecipe } from '@/scripts/import/source-recipe';
import { draftState } from '@/scripts/import/write-draft';
import { drafted } from './kitchen';

const soup = {
  ...emptyRecipe('Winter Leek Soup'),
  address: 'https://blog.test.org/2019/winter-leek-soup/',
  description: 'A thick soup of leeks and potatoes, for evenings on which nobody wants to go out.',
  categories: ['Soup'],
  cuisines: ['French'],
  keywords: ['leek'],
  published: '2019-04-02T08:00:00+00:00',
  yields: ['4 bowls'],
  times: { prep: 'PT15M', cook: 'PT30M' },
  ingredients: [
    {
      title: 'For the soup',
      items: [{ line: '2 tbsp butter' }, { line: '3 large leeks, sliced' }, { line: 'salt' }],
    },
  ],
  steps: [
    {
      items: [
        { text: 'Melt the butter and cook the leeks for 10 minutes.' },
        { text: 'Simmer with 2 cups of water for 20 minutes, until 1 inch is left.' },
      ],
    },
  ],
  notes: [{ text: 'Keeps 3 days. Use a 2-quart pot.' }],
  nutrition: { calories: '350 kcal', sodium: '0.4 g', fat: '12.5 g' },
  leftOut: ['video, not taken over: https://video.test.org/1'],
};

it('is written as a recipe of this site that the project accepts', () => {
  const { yaml, problems } = drafted(soup);
  expect(problems).toEqual([]);
  expect(yaml).toBe(`# yaml-language-server: $schema=../../.content/schema/recipes.json
# Imported from a.html
# import: ${/^# import: (\w+)$/m.exec(yaml)?.[1]}
# Replace every text that begins with ✎, settle each line of todo and delete it,
# look at "npm run dev", then delete the line "status: draft".
# Remarks:
# - video, not taken over: https://video.test.org/1
# - types and diets: none is chosen
# - picture: needs your photograph

status: draft
id: 7
todo:
  - "✎ difficulty: one of Beginner, Easy, Medium"
  - "✎ allergens: all that labels have to name; none was recognized"
  - "✎ ingredients: not known are butter, large leek; say in buy, raw or contains if one is raw food
    or an allergen"
  - "✎ takes: no step names salt; move each to the step it goes into"
  - "✎ work: 15 minutes are spread evenly over the steps, for the planner; set those of each"
slug: winter-leek-soup
title: Winter Leek Soup
category: Soup
types: []
cuisine: French
keywords:
  - leek
description: A thick soup of leeks and potatoes, for evenings on which nobody wants to go out.
dek: A thick soup of leeks and potatoes, for evenings on which nobody wants to go out.
picture:
  name: ladle
  alt: ✎ What the picture shows, in one sentence
times:
  prep: 15
  cook: 30
  total: 45
  card: 45
yield:
  amount: 4
  unit: bowl
difficulty: Easy
published: 2019-04-02
allergens: []
diets: []
nutrition:
  calories: 350
  fat: 12.5
  sodium: 400
blocks:
  - type: ingredients
    groups:
      - title: For the soup
        items:
          - id: butter
            name: butter
            amount: 2 tbsp
            food: butter
          - id: large-leeks
            name: large leek
            plural: large leeks
            amount: 3
            note: sliced
          - id: salt
            name: salt
            buy: salt
  - type: method
    groups:
      - steps:
          - id: melt-the-butter
            title: Melt the butter and cook the leeks
            text: Melt {butter} and cook {large-leeks} for {~melt-the-butter}.
            takes:
              - salt
            durations:
              - id: melt-the-butter
                label: Melt the butter and cook the leeks
                minutes: 10
                attention: active
            work: 8
          - id: simmer
            title: Simmer
            text: Simmer with {=2 cup} of water for {~simmer}, until {#2.5 cm} is left.
            durations:
              - id: simmer
                label: Simmer
                minutes: 20
                attention: passive
            work: 7
  - type: notes
    title: Notes
    items:
      - title: Keeps 3 days
        text: Keeps 3 days. Use a {#2-L} pot.
`);
});

it('asks for what the source does not have', () => {
  const { draft, problems } = drafted(emptyRecipe('Mystery'));
  expect(problems).toEqual([]);
  expect(draft.fields).toMatchObject({
    cuisine: '✎ Where it comes from',
    dek: '✎ One or two sentences that make a reader hungry.',
    allergens: [],
    diets: [],
  });
  expect(draft.open).toEqual([
    'ingredient “✎ ingredient”: the amount or the name',
    'method: the source has no steps',
    'types and diets: none is chosen',
    'picture: needs your photograph',
  ]);
  expect(draft.todo).toEqual([
    'times.prep: not in the source; 10 only fills the field',
    'times.cook: not in the source; 20 only fills the field',
    'yield: not in the source; 4 servings only fill the field',
    'category: not in the source; choose one of yours',
    'published: not in the source; the day of the import only fills the field',
    'difficulty: one of Beginner, Easy, Medium',
    'allergens: all that labels have to name; none was recognized',
    'work: 30 minutes are spread evenly over the steps, for the planner; set those of each',
  ]);
});

it('gives each timer of a recipe an id of its own', () => {
  const text = 'Cook the leeks for 2 minutes, stir, and cook for 3 minutes.';
  const { draft, problems } = drafted({
    ...soup,
    times: { prep: '10', cook: '50' },
    steps: [{ items: [{ text }, { text }] }],
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(draft.fields.blocks).match(/\{~[^}]+\}/g)).toEqual([
    '{~cook-the-leeks}',
    '{~cook-the-leeks-2}',
    '{~cook-the-leeks-2-2}',
    '{~cook-the-leeks-2-3}',
  ]);
});

it('leaves out lines that say nothing, and numbers and cut titles of steps', () => {
  const { draft } = drafted({
    ...soup,
    steps: [
      {
        items: [
          { title: 'Step 1: Melt the butter and cook the…', text: 'Melt the butter and cook the leeks.' },
          { text: ',' },
          { title: 'Step 2: Serve', text: 'Ladle it into bowls.' },
        ],
      },
    ],
  });
  const [, method] = draft.fields.blocks as { groups: { steps: { title: string }[] }[] }[];
  expect(method?.groups[0]?.steps.map(({ title }) => title)).toEqual([
    'Melt the butter and cook the leeks',
    'Serve',
  ]);
});

it('reads figures with words around them, and none that cannot be right', () => {
  const { draft } = drafted({
    ...soup,
    nutrition: {
      calories: 'Calories 415',
      protein: '34 grams protein',
      fat: 'Fat 32g',
      fibre: '1200 mg',
      sodium: '563 grams sodium',
      sugar: '120 kJ',
    },
  });
  expect(draft.fields.nutrition).toEqual({ calories: 415, protein: 34, fat: 32, fibre: 1.2 });
  expect(draft.open).toContain('nutrition.sodium: “563 grams sodium” cannot be read');
  expect(draft.open).toContain('nutrition.sugar: “120 kJ” cannot be read');
});

it('leaves timers that do not fit into the total as words', () => {
  const { draft, problems } = drafted({
    ...soup,
    steps: [{ items: [{ text: 'Marinate for 8 hours with the butter, the leeks and salt.' }] }],
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(draft.fields)).toContain('Marinate for 8 hours with {butter}');
  expect(draft.open).toContain(
    'times: “8 hours” in the step “Marinate” does not fit into the total and stays words',
  );
});

it('marks the language of a recipe that is not that of the site', () => {
  expect(drafted({ ...emptyRecipe('김치찌개'), address: undefined }).draft.fields).toMatchObject({
    language: 'ko',
  });
  expect(drafted({ ...soup, language: 'en-US' }).draft.fields).not.toHaveProperty('language');
});

it.each([
  ['https://blog.test.org/2019/04/kimchi-stew/', 'Stew', 'kimchi-stew'],
  ['https://blog.test.org/kimchi-stew.html?print=1', 'Stew', 'kimchi-stew'],
  ['https://blog.test.org/?p=12', 'Grandma’s Stew', 'grandmas-stew'],
  [undefined, 'Crème brûlée', 'creme-brulee'],
  [undefined, '김치찌개', 'recipe-e6e7a11e'],
])('takes the slug of %s, else of “%s”', (address, title, slug) => {
  expect(draftSlug({ title, address })).toBe(slug);
});

it('knows a draft that its owner changed', () => {
  const { yaml } = drafted(soup);
  expect(draftState(yaml)).toBe('untouched');
  expect(draftState(yaml.replaceAll('\n', '\r\n'))).toBe('untouched');
  expect(draftState(yaml.replace('Winter', 'Summer'))).toBe('changed');
  expect(draftState('id: 3\n')).toBe('own');
});

it('takes headings among the ingredients as titles, and a heading without any as a line', () => {
  const items = ['2 eggs', 'For the sauce:', '1 cup cream', 'SALT'].map((line) => ({ line }));
  const { draft } = drafted({ ...soup, ingredients: [{ items }] });
  expect(draft.rows.map(({ line }) => line)).toEqual(['2 eggs', '1 cup cream', 'SALT']);
  expect(JSON.stringify(draft.fields.blocks)).toContain('"title":"For the sauce"');
});
