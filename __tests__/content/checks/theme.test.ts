/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { problemsIn } from '@/__tests__/content/content-folder';

const FILE = 'data/theme.yaml';
const theme = parse(readFileSync('__tests__/fixtures/data/theme.yaml', 'utf8'));
const problemsOf = (value: object) => problemsIn(FILE, { [FILE]: value });

it('reports colours with too little contrast, and accepts those with enough', () => {
  const wrong = { light: { ...theme.light, 'ink-2': '#bbbbbb' }, dark: { ...theme.dark, glaze: '#333333' } };
  const problems = problemsOf(wrong).map(({ field, found }) => `${field}: ${found}`);
  expect(problems[0]).toBe('light.ink-2: ink-2 #bbbbbb on paper #fcfcf9, a contrast of 1.9');
  expect(problems).toContainEqual(expect.stringMatching(/^dark\.glaze: glaze #333333 on paper/));
  expect(problemsOf(theme)).toEqual([]);
});

it('reports an unknown colour with the nearest name, and a value that is no colour', () => {
  expect(problemsOf({ ...theme, dark: { papr: '#000000', ink: 'black' } })).toMatchObject([
    { field: 'dark.papr', nearest: 'paper' },
    { field: 'dark.ink' },
  ]);
});
