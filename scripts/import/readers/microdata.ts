import type { Element } from '@/scripts/export';
import { attributeOf, elementLines, elementText, findAll, imageOf, type Node } from './dom';

const isItem = (element: Element) => attributeOf(element, 'itemscope') !== undefined;

/** Value of a property: an address, a machine-readable content, or its text. */
function propertyValue(element: Element, name: string): unknown {
  if (isItem(element)) return itemOf(element);
  const content = attributeOf(element, 'content') ?? attributeOf(element, 'datetime');
  if (element.tagName === 'img') return imageOf(element);
  if (content !== undefined && content.trim() !== '') return content;
  if (name === 'image' || name === 'url') return attributeOf(element, 'href') ?? attributeOf(element, 'src');
  if (name !== 'recipeInstructions' && name !== 'instructions') return elementText(element);
  const items = findAll(element, ({ tagName }) => tagName === 'li');
  return items.length > 0 ? items.map(elementText) : elementLines(element);
}

/** Properties of an item, without those of items inside of it. */
function itemOf(element: Node): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const type = 'attrs' in element ? attributeOf(element, 'itemtype') : undefined;
  if (type) fields['@type'] = type.split('/').at(-1);
  const owned = findAll(element, (each) => attributeOf(each, 'itemprop') !== undefined || isItem(each), true);
  const add = (each: Element) => {
    const names = (attributeOf(each, 'itemprop') ?? '').split(/\s+/).filter(Boolean);
    for (const name of names) {
      const values = [fields[name] ?? [], propertyValue(each, name)].flat();
      fields[name] = values.length === 1 ? values[0] : values;
    }
    // Properties inside of a property that is no item belong to the same item.
    if (!isItem(each))
      for (const inner of findAll(
        each,
        (one) => attributeOf(one, 'itemprop') !== undefined || isItem(one),
        true,
      ))
        add(inner);
  };
  for (const each of owned) add(each);
  return fields;
}

const NAMES: Readonly<Record<string, string>> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  photo: 'image',
  yield: 'recipeYield',
  summary: 'description',
  published: 'datePublished',
  recipeType: 'recipeCategory',
};

/** List that a page has once for each of two layouts, without the repetition. */
function withoutRepeat(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2 || value.length % 2 === 1) return value;
  const half = value.slice(0, value.length / 2);
  return JSON.stringify(half) === JSON.stringify(value.slice(half.length)) ? half : value;
}

/** Recipes in the microdata of a page, in the shape of JSON-LD. */
export function microdataRecipes(page: Node): Record<string, unknown>[] {
  const items = findAll(page, (each) =>
    /(?:schema|data-vocabulary)\.org\/Recipe$/i.test(attributeOf(each, 'itemtype') ?? ''),
  );
  return items.map((item) => {
    const fields = itemOf(item);
    const renamed: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(fields)) {
      const key = NAMES[name] ?? name;
      renamed[key] = key in renamed ? [renamed[key], value].flat() : value;
    }
    return Object.fromEntries(Object.entries(renamed).map(([name, value]) => [name, withoutRepeat(value)]));
  });
}
