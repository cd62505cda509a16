/** @jest-environment node */

import { withoutDrafts } from '@/lib/content/checks/drafts';
import { checkRecipeFiles } from '@/lib/recipe/checks/check';
import { readSurroundings } from '@/lib/recipe/checks/surroundings';
import { recipeFile, slugOf } from '@/scripts/new/recipe-file';

const FILE = 'data/recipes/kimchi-stew.ts';
const text = recipeFile({ title: "Grandma's Kimchi Stew", slug: 'kimchi-stew', id: 99, today: '2026-01-02' });

/** What the file exports, read without the compiler: it is one object literal. */
function exported(source: string): Record<string, unknown> {
  const literal = source.slice(source.indexOf('RecipeInput = ') + 'RecipeInput = '.length);
  return new Function(`return ${literal}`)() as Record<string, unknown>;
}

const problemsOf = (recipe: unknown) =>
  checkRecipeFiles([{ file: FILE, recipe }], readSurroundings()).problems;

describe('A new recipe file', () => {
  it('is a draft with its title, number and address, and already sound', () => {
    const draft = exported(text);
    expect(draft).toMatchObject({
      status: 'draft',
      id: 99,
      slug: 'kimchi-stew',
      title: "Grandma's Kimchi Stew",
    });
    expect(problemsOf(draft)).toEqual([]);
  });

  it('passes every check once its words are written', () => {
    const { status, ...filled } = exported(text.replaceAll('✎ ', ''));
    expect(status).toBe('draft');
    expect(problemsOf(filled)).toEqual([]);
  });

  it('cannot be published before, and each text still to be written is named', () => {
    const { status: _, ...unfilled } = exported(text);
    const problems = problemsOf(unfilled);
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['dek', 'description', 'picture.alt', 'blocks[2].groups[0].steps[1].cue']),
    );
    expect(problems.every(({ found }) => found.includes('✎'))).toBe(true);
    expect(problems).toHaveLength((text.match(/'✎/g) ?? []).length);
  });

  it('is left out of the site while it is a draft', () => {
    const draft = { file: FILE, recipe: exported(text) };
    const finished = { file: 'data/recipes/toast.ts', recipe: { slug: 'toast' } };
    expect(withoutDrafts([draft, finished], ({ recipe }) => recipe)).toEqual([finished]);
  });
});

describe('The address of a new recipe', () => {
  it.each([
    ['Kimchi Stew', 'kimchi-stew'],
    ["Mum's Crème brûlée, twice", 'mums-creme-brulee-twice'],
    ['  3-Bean   Chili ', '3-bean-chili'],
    ['김치찌개', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
