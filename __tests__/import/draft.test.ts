/** @jest-environment node */
import { emptyRecipe } from '@/scripts/import/source-recipe';
import { draftState } from '@/scripts/import/write-draft';
import { drafted } from './kitchen';

// __tests__/import/cases has what drafts are made of.

it('an empty recipe asks for everything, and is a draft that the project accepts', () => {
  const { draft, problems } = drafted(emptyRecipe('Mystery'));
  expect(problems).toEqual([]);
  expect(draft.fields).toMatchObject({ cuisine: '✎ Where it comes from', allergens: [], diets: [] });
  expect(draft.open).toEqual([
    'ingredient “✎ ingredient”: the amount or the name',
    'method: the source has no steps',
    'types and diets: none is chosen',
    'picture: needs your photograph',
  ]);
});

it('a title in Hangul has Korean as its language', () => {
  expect(drafted(emptyRecipe('김치찌개')).draft.fields).toMatchObject({ language: 'ko' });
});

it('a draft that its owner changed is known, and line ends are no change', () => {
  const { yaml } = drafted(emptyRecipe('Winter Soup'));
  expect(draftState(yaml)).toBe('untouched');
  expect(draftState(yaml.replaceAll('\n', '\r\n'))).toBe('untouched');
  expect(draftState(yaml.replace('Winter', 'Summer'))).toBe('changed');
  expect(draftState('id: 3\n')).toBe('own');
});
