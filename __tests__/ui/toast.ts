import { parse } from 'yaml';
import { problemsIn } from '@/__tests__/content/content-folder';
import type { Problem } from '@/lib/content/problem';

/** File of the recipe that these helpers change. */
export const FILE = 'data/recipes/toast.yaml';

/** Files that the recipe refers to. */
export const AROUND = {
  'data/pictures/toast.webp': '',
  'data/pictures/toast-step.webp': '',
  'data/pages/kitchen.yaml': `path: /kitchen
title: The kitchen
description: Where the toast of these tests is made, with a window to the yard and a good light.
dek: Warm.
sections: []
`,
  'data/foods.yaml': `water: { density: 1, us: volume, metric: volume }
neutral-oil: { density: 0.92, us: volume, metric: volume }
soy-sauce: { density: 1.08, us: volume, metric: volume }
`,
  'data/vocabulary.yaml': {
    recipeTypes: ['noodles'],
    categories: ['Noodles', 'Salad'],
    diets: [
      { id: 'vegetarian', needs: 'vegetarian' },
      { id: 'vegan', needs: 'vegan' },
      { id: 'gluten-free', forbids: { allergens: ['Gluten', 'Triticale', 'Wheat'] } },
      { id: 'dairy-free', forbids: { allergens: ['Milk'] } },
    ],
    times: [{ label: 'Up to 30 min', upTo: 30 }],
  },
  'data/groceries.yaml': `aisles: [Bread, Jars]
groceries:
  bread: { name: bread, aisle: Bread, contains: [Gluten] }
  neutral-oil: { name: neutral oil, aisle: Jars }
  salt: { name: salt, aisle: Jars }
  lard: { name: lard, aisle: Jars, vegetarian: no }
`,
};

/** A recipe without problems. */
export const sound: unknown = parse(`id: 1
slug: toast
customLink: /toast
title: Toast
category: Salad
cuisine: Canadian
keywords: [toast]
description: Two slices of bread, browned in oil on both sides and eaten while they are hot.
dek: Bread, made better.
picture: { name: toast, alt: Two slices of toast on a plate }
times: { prep: 5, cook: 10, total: 15, card: 15 }
yield: { amount: 2, unit: serving }
difficulty: Easy
published: 2025-03-01
blocks:
  - type: ingredients
    groups:
      - items:
          - { id: bread, name: bread, amount: 2 slices }
          - { id: oil, name: neutral oil, amount: 2 tbsp, food: neutral-oil }
          - { id: salt, name: salt }
  - type: method
    groups:
      - steps:
          - id: heat
            title: Heat the pan
            text: Heat {oil|half} to {@180}. Fry {bread} for {~fry}, salting it with {salt}.
            durations: [{ id: fry, label: Fry, minutes: 3, attention: active }]
            work: 5
          - id: turn
            title: Turn
            text: Add {oil|rest}, turn {bread|name} and add {salt} again.
            work: 7
  - type: photos
    title: In photos
    photos:
      - { title: Turn it, text: Once., step: turn, picture: { name: toast-step, alt: Toast } }
`);

export const STEP = 'blocks[1].groups[0].steps';
const ITEM = 'blocks[0].groups[0].items';

/** A block of variants, written `$brine` in the rows of `testReports`. */
const brine: unknown = parse(`type: variants
id: brine
title: Choose a brine
options:
  - { id: plain, title: Plain, text: Salt., items: [{ id: bay, name: bay leaf, amount: 2 }] }
  - { id: apple, title: Apple, text: Sweet., items: [{ id: cider, name: cider, amount: 1 L }] }
`);

/** The sound recipe with the values at some paths replaced, in order; `undefined` removes the key. */
export function broken(changes: Record<string, unknown>): unknown {
  const copy: unknown = structuredClone(sound);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], copy);
    if (value === undefined) delete (holder as Record<string, unknown>)[last];
    else (holder as Record<string, unknown>)[last] = structuredClone(value);
  }
  return copy;
}

/** Problems of the changed recipe, without line and column. */
export function problemsOf(changes: Record<string, unknown>): Omit<Problem, 'position'>[] {
  return problemsIn(FILE, { ...AROUND, [FILE]: broken(changes) }).map(
    ({ position: _position, entry: _entry, ...problem }) => problem,
  );
}

/** A change in a row, "step[1].text: Add {oil}.", as path and value. */
function readChange(line: string): [path: string, value: unknown] {
  const [, path = '', text = ''] = /^(\S+): (.*)$/.exec(line) ?? [];
  const value = text === '(removed)' ? undefined : text === '$brine' ? brine : parse(text);
  return [path.replace(/^item/, ITEM).replace(/^step/, STEP), value];
}

/**
 * Tests that changes to the sound recipe have one problem each. A row is one or more changes, "path: value in YAML",
 * and then "→ found | allowed", with "| nearest: x" where a name is offered and "| at: path" where the problem is
 * reported at another path than the first one changed.
 */
export function testReports(rows: string): void {
  for (const row of rows.trim().split(/(?<=^→.*)\n/m)) {
    const [changed = '', report = ''] = row.split('\n→ ');
    const changes = Object.fromEntries(changed.split('\n').map(readChange));
    const [found, allowed, ...more] = report.split(' | ');
    const named = Object.fromEntries(more.map((part) => part.split(': ')));
    const { nearest, at = Object.keys(changes)[0] } = named as { nearest?: string; at?: string };
    const field = at?.replace(/^item/, ITEM).replace(/^step/, STEP);
    it(`reports ${changed.replaceAll('\n', ', ')}`, () => {
      expect(problemsOf(changes)).toEqual([
        { file: FILE, field, found, allowed, ...(nearest !== undefined && { nearest }) },
      ]);
    });
  }
}
