import type { Element } from '@/scripts/export';
import { emptyRecipe, type SourceRecipe } from '@/scripts/import/source-recipe';
import { creditOf } from './credit';
import { attributeOf, elementText, findAll, type Node, withClass, withTag } from './dom';
import { ingredientGroups, stepGroups } from './lines';

const withId =
  (id: string) =>
  (element: Element): boolean =>
    attributeOf(element, 'id') === id;

/** Recipe of one box of the export. */
function recipeOf(box: Element): SourceRecipe {
  const at = (id: string) => findAll(box, withId(id))[0];
  const textAt = (id: string) => {
    const element = at(id);
    return element ? elementText(element) : '';
  };
  const items = (name: string) => findAll(box, withClass(name)).map(elementText).filter(Boolean);
  // Headings among the items have other classes.
  const list = (id: string, name: string) => {
    const element = at(id);
    const all = element ? findAll(element, withTag('li')).map(elementText).filter(Boolean) : [];
    return all.length > 0 ? all : items(name);
  };
  const time = (name: string) => {
    const [element] = findAll(box, (each) => attributeOf(each, 'meta') === name);
    return element ? elementText(element) : '';
  };
  const link = at('original_link');
  const [picture] = findAll(box, withClass('recipeImage'));
  const photo = picture && attributeOf(picture, 'src');
  const made = (textAt('recipeYield') || textAt('servings')).replace(/^servings\s*:\s*/i, '');
  return {
    ...emptyRecipe(textAt('name')),
    ...creditOf('', (link && attributeOf(link, 'href')) ?? ''),
    description: textAt('description'),
    keywords: items('recipeCategory').filter((name) => !/^tags:$/i.test(name)),
    yields: made ? [made] : [],
    times: { prep: time('prepTime'), cook: time('cookTime'), total: time('totalTime') },
    ingredients: ingredientGroups(list('recipeIngredients', 'recipeIngredient')),
    steps: stepGroups(list('recipeInstructions', 'instruction')),
    notes: list('recipeNotes', 'recipeNote').map((text) => ({ text })),
    photos: photo ? [{ address: photo }] : [],
  };
}

/** Recipes of `recipes.html` in an export of Copy Me That; none for other pages. */
export const copyMeThatRecipes = (page: Node): SourceRecipe[] =>
  findAll(page, withClass('recipe'), true)
    .filter(
      (box) =>
        findAll(box, withId('name')).length > 0 && findAll(box, withClass('recipeIngredient')).length > 0,
    )
    .map(recipeOf);
