import type { Element } from '@/scripts/export';
import { emptyRecipe, type SourceRecipe } from '@/scripts/import/source-recipe';
import {
  attributeOf,
  elementLines,
  elementText,
  findAll,
  imageOf,
  type Node,
  withClass,
  withTag,
} from './dom';
import { ingredientGroups, stepGroups } from './lines';

/** Classes of a property in hRecipe and in h-recipe. */
type Property = readonly string[];

const inside = (box: Node, names: Property): Element[] =>
  findAll(box, (element) => names.some((name) => withClass(name)(element)));

/** Value of a property: the machine-readable one of a time or an abbreviation, else its text. */
function exactText(element: Element | undefined): string {
  if (!element) return '';
  const [exact] = [element, ...findAll(element, withClass('value-title'))].flatMap(
    (each) =>
      attributeOf(each, 'datetime') ??
      (each.tagName === 'abbr' || withClass('value-title')(each) ? attributeOf(each, 'title') : undefined) ??
      [],
  );
  return exact ?? elementText(element);
}

/** Steps of instructions: the items of a list, else lines. */
function linesOfSteps(box: Node): string[] {
  const all = inside(box, ['instructions', 'e-instructions']);
  const single = inside(box, ['instruction']);
  if (single.length > 0) return single.map(elementText);
  return all.flatMap((element) => {
    const items = findAll(element, withTag('li'));
    return items.length > 0 ? items.map(elementText) : elementLines(element);
  });
}

function recipeOf(box: Element): SourceRecipe {
  const first = (...names: string[]) => exactText(inside(box, names)[0]);
  const all = (...names: string[]) => inside(box, names).map(elementText).filter(Boolean);
  const photo = inside(box, ['photo', 'u-photo']).map(imageOf).find(Boolean);
  const made = first('yield', 'p-yield');
  return {
    ...emptyRecipe(first('fn', 'p-name')),
    description: first('summary', 'p-summary'),
    keywords: all('tag', 'p-category'),
    published: first('published', 'dt-published').slice(0, 10),
    yields: made ? [made] : [],
    times: {
      prep: first('preptime', 'prepTime'),
      cook: first('cooktime', 'cookTime'),
      total: first('duration', 'dt-duration'),
    },
    ingredients: ingredientGroups(all('ingredient', 'p-ingredient')),
    steps: stepGroups(linesOfSteps(box)),
    photos: photo ? [{ address: photo }] : [],
  };
}

/** Recipes of a page in the microformats hRecipe and h-recipe. @see https://microformats.org/wiki/hrecipe */
export const microformatRecipes = (page: Node): SourceRecipe[] =>
  inside(page, ['hrecipe', 'h-recipe']).map(recipeOf);
