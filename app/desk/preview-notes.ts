import { createElement, Fragment, type ReactNode } from 'react';
import type { Problem } from '@/lib/content/problem';
import { describeProblem } from '@/lib/desk/describe-problem';
import { type StepWord, stepWords } from '@/lib/desk/step-words';

// Without JSX: Tailwind would take words of a .tsx file for class names of the site.

export type PreviewNotesProps = {
  problems: readonly Problem[];
  /** The page below: drawn from the form, from its finished part, from an earlier state of it, or not at all. */
  page: 'drawn' | 'part' | 'earlier' | 'missing';
  /** Value of a recipe, whose words are listed; undefined for other entries. */
  recipe?: unknown;
};

const PAGE_STATES: Record<PreviewNotesProps['page'], string> = {
  drawn: '',
  part: 'The page below leaves out what is not finished, and has “…” for what is missing.',
  earlier: 'The page below is as it was before.',
  missing: 'The page appears here once these are settled.',
};

/** Notes above a preview: the problems that keep an entry from being published, and the words for the steps of a recipe. */
export function PreviewNotes({ problems, page, recipe }: PreviewNotesProps): ReactNode {
  return createElement(
    'aside',
    { className: 'desk-notes', lang: 'en', dir: 'ltr' },
    createElement(
      'div',
      { role: 'status' },
      problems.length === 0
        ? createElement('p', null, 'The checks of the site find nothing to settle.')
        : createElement(ProblemList, { problems, page }),
    ),
    recipe !== undefined && createElement(WordList, { recipe }),
  );
}

function ProblemList({ problems, page }: Pick<PreviewNotesProps, 'problems' | 'page'>): ReactNode {
  const all = problems.map(describeProblem);
  const missing = all.filter(({ isMissing }) => isMissing).map(({ place }) => place);
  const wrong = all.filter(({ isMissing }) => !isMissing);
  return createElement(
    Fragment,
    null,
    createElement('h2', null, `To settle before it is published: ${problems.length}`),
    wrong.length > 0 &&
      createElement(
        'ul',
        null,
        wrong.map(({ place, text }, index) =>
          createElement('li', { key: index }, createElement('b', null, place), ' ', text),
        ),
      ),
    missing.length > 0 && createElement('p', null, `Missing: ${missing.join('; ')}.`),
    PAGE_STATES[page] !== '' && createElement('p', null, PAGE_STATES[page]),
  );
}

const MEASURES: readonly StepWord[] = [
  { word: '{@74}', meaning: 'a temperature in °C, in °F for readers with US units' },
  { word: '{#1.5 cm}', meaning: 'a size, which stays the same at every yield' },
  { word: '{=1.5 L}', meaning: 'an amount of no ingredient, which follows the servings' },
];

function WordList({ recipe }: { recipe: unknown }): ReactNode {
  const { ingredients, steps } = stepWords(recipe);
  return createElement(
    'details',
    null,
    createElement('summary', null, 'Words for the steps'),
    ingredients.length === 0
      ? createElement('p', null, 'Give an ingredient an id or a name, and a step can name it in braces.')
      : createElement(Words, { words: ingredients, title: 'In every step' }),
    steps.map(({ title, words }, index) =>
      createElement(Words, {
        key: index,
        title: title === '' ? 'In its step' : `In “${title}”`,
        words,
      }),
    ),
    createElement(Words, { words: MEASURES, title: 'Measures' }),
  );
}

function Words({ title, words }: { title: string; words: readonly StepWord[] }): ReactNode {
  return createElement(
    Fragment,
    null,
    createElement('h3', null, title),
    createElement(
      'dl',
      null,
      words.map(({ word, meaning }) =>
        createElement(
          'div',
          { key: word },
          createElement('dt', null, createElement('code', null, word)),
          ' ',
          createElement('dd', null, meaning),
        ),
      ),
    ),
  );
}
