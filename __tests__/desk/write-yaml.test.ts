import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { writeYaml } from '@/lib/desk/write-yaml';

const RECIPE = `# yaml-language-server: $schema=../recipes.json
# replace: a sample recipe, until it is yours

title: "Pork stew"   # as on the sign
types: [pork, one-pot]
# The oven decides.
times: { prep: 10, cook: 30 }
blocks:
  # What goes in.
  - type: ingredients
    items:
      - id: pork
        name: pork shoulder
        amount: 400 g # with its fat
      # To taste.
      - id: salt
        name: salt
  - type: method
    steps:
      - id: cut
        title: Cut the pork
      # Slowly.
      - id: fry
        title: Fry it
# The end.
`;

type Recipe = {
  title: string;
  types: string[];
  times: Record<string, number>;
  blocks: { type: string; items?: Record<string, unknown>[]; steps?: Record<string, unknown>[] }[];
};

/** Text of the recipe after a change of its value. */
function changed(change: (recipe: Recipe) => void): string {
  const recipe = parse(RECIPE) as Recipe;
  change(recipe);
  return writeYaml(RECIPE, recipe);
}

const lines = (text: string) => text.split('\n');
const added = (text: string) => lines(text).filter((line) => !lines(RECIPE).includes(line));
const removed = (text: string) => lines(RECIPE).filter((line) => !lines(text).includes(line));

describe('writeYaml', () => {
  it('leaves a text alone whose value is the same', () => {
    expect(changed(() => undefined)).toBe(RECIPE);
  });

  it('changes one line for one amount, and keeps the comment behind it', () => {
    const text = changed(({ blocks }) => Object.assign(blocks[0]?.items?.[0] ?? {}, { amount: '500 g' }));
    expect(added(text)).toEqual(['        amount: 500 g # with its fat']);
    expect(removed(text)).toEqual(['        amount: 400 g # with its fat']);
  });

  it('keeps a short list on its line', () => {
    expect(added(changed(({ types }) => types.push('stew')))).toEqual(['types: [pork, one-pot, stew]']);
  });

  it('moves a step with the comment above it', () => {
    const text = changed(({ blocks }) => blocks[1]?.steps?.reverse());
    expect(text).toContain(`    steps:
      # Slowly.
      - id: fry
        title: Fry it
      - id: cut
        title: Cut the pork
# The end.
`);
  });

  it('removes an ingredient with the comment above it', () => {
    const text = changed(({ blocks }) => blocks[0]?.items?.pop());
    expect(removed(text)).toEqual(['      # To taste.', '      - id: salt', '        name: salt']);
    expect(added(text)).toEqual([]);
  });

  it('adds an ingredient and a field where they belong', () => {
    const text = changed(({ blocks }) => {
      blocks[0]?.items?.splice(1, 0, { id: 'onion', name: 'onion', amount: '2' });
      Object.assign(blocks[0]?.items?.[0] ?? {}, { note: 'in dice' });
    });
    expect(text).toContain(`        amount: 400 g # with its fat
        note: in dice
      - id: onion
        name: onion
        amount: "2"
      # To taste.
`);
  });

  it('writes the value, whatever the text has', () => {
    const text = 'a: &word one\nb: *word\nlist:\n- x\n-   y: 1\n    z: 2\n';
    const value = { a: 'two', b: 'one', list: [{ y: 3, z: 2 }, 'x'] };
    expect(parse(writeYaml(text, value))).toEqual(value);
    expect(parse(writeYaml('- 1\n- 2\n', { a: 1 }))).toEqual({ a: 1 });
    expect(parse(writeYaml('', { a: 1 }))).toEqual({ a: 1 });
  });

  it('keeps comments at the start of a file that it has to write anew', () => {
    const text = '# Mine.\n\na: &word one\nb: *word\n';
    expect(writeYaml(text, { a: 'two', b: 'one' })).toBe('# Mine.\n\na: two\nb: one\n');
  });

  it('writes any value over a file of any shape', () => {
    const files = ['recipes/chickpea-block', 'pages/keeping-fish', 'groceries', 'food-safety', 'site'].map(
      (name) => readFileSync(`__tests__/fixtures/data/${name}.yaml`, 'utf8'),
    );
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('a # b', '- x', 'line\nline\n', ' ', '12', 'yes: no', '#'),
    );
    /** Places a value at a random place of a copy. */
    const spoil = (value: unknown, path: readonly number[], next: unknown): unknown => {
      const [step, ...rest] = path;
      if (step === undefined || typeof value !== 'object' || value === null) return next;
      const keys = Object.keys(value);
      const key = keys[step % Math.max(1, keys.length)];
      if (key === undefined) return value;
      const changedValue = spoil(Object(value)[key], rest, next);
      return Array.isArray(value) ? value.with(Number(key), changedValue) : { ...value, [key]: changedValue };
    };
    const next = fc.oneof(
      text,
      fc.array(text, { minLength: 1 }),
      fc.record({ title: text, n: fc.integer() }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }),
        next,
        (file, path, value) => {
          const wanted = spoil(parse(file), path, value);
          expect(parse(writeYaml(file, wanted))).toEqual(wanted);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});
