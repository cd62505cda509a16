import type { Element } from '@/scripts/export';
import { headingText } from '@/scripts/import/headings';
import {
  emptyRecipe,
  type Group,
  type SourceIngredient,
  type SourceRecipe,
  type SourceStep,
} from '@/scripts/import/source-recipe';
import {
  attributeOf,
  elementLines,
  elementText,
  findAll,
  imageOf,
  type Node,
  textAt,
  withClass,
  withTag,
} from './dom';

/** Groups of a card: each with an optional title, and its entries. */
function groupsOf<T>(
  card: Node,
  group: string,
  titles: readonly string[],
  entries: (group: Element) => T[],
): Group<T>[] {
  return findAll(card, withClass(group))
    .map((element) => {
      const title = headingText(titles.map((name) => textAt(element, name)).find(Boolean) ?? '');
      return { ...(title && { title }), items: entries(element) };
    })
    .filter(({ items }) => items.length > 0);
}

function wprmIngredient(item: Element): SourceIngredient {
  const part = (name: string) => textAt(item, `wprm-recipe-ingredient-${name}`);
  const [amount, unit, name, note] = [part('amount'), part('unit'), part('name'), part('notes')];
  const line = [amount, unit, name].filter(Boolean).join(' ') + (note ? ` (${note})` : '');
  const id = attributeOf(item, 'data-uid');
  return name
    ? { line, parts: { amount, unit, name, note }, ...(id !== undefined && { id }) }
    : { line: elementText(item), ...(id !== undefined && { id }) };
}

function wprmStep(item: Element): SourceStep {
  const [body] = findAll(item, withClass('wprm-recipe-instruction-text'));
  const title = textAt(item, 'wprm-recipe-instruction-name');
  const used = findAll(item, (each) => attributeOf(each, 'data-ingredients') !== undefined)[0];
  const takes = (used && attributeOf(used, 'data-ingredients'))?.split(/[\s,]+/).filter(Boolean);
  const photo = findAll(item, withTag('img')).map(imageOf).find(Boolean);
  return {
    text: body ? elementText(body) : elementText(item),
    ...(title && { title }),
    ...(takes && { takes }),
    ...(photo && { photo: { address: photo } }),
  };
}

/** Minutes of a time that a card writes as days, hours and minutes. */
function wprmTime(card: Node, name: string): string {
  const part = (unit: string) => Number.parseInt(textAt(card, `wprm-recipe-${name}_time-${unit}`), 10) || 0;
  const minutes = part('days') * 1440 + part('hours') * 60 + part('minutes');
  return minutes > 0 ? String(minutes) : '';
}

/** Recipe of a WP Recipe Maker card; undefined if the page has none. */
export function wprmCard(page: Node): SourceRecipe | undefined {
  const card =
    findAll(page, withClass('wprm-recipe-container'))[0] ?? findAll(page, withClass('wprm-recipe'))[0];
  if (!card) return undefined;
  const ingredients = groupsOf(
    card,
    'wprm-recipe-ingredient-group',
    ['wprm-recipe-ingredient-group-name', 'wprm-recipe-group-name'],
    (group) => findAll(group, withClass('wprm-recipe-ingredient')).map(wprmIngredient),
  );
  const steps = groupsOf(
    card,
    'wprm-recipe-instruction-group',
    ['wprm-recipe-instruction-group-name', 'wprm-recipe-group-name'],
    (group) =>
      findAll(group, withClass('wprm-recipe-instruction'))
        .map(wprmStep)
        .filter(({ text }) => text !== ''),
  );
  const equipment = findAll(card, withClass('wprm-recipe-equipment-item')).map(
    (item) => textAt(item, 'wprm-recipe-equipment-name') || elementText(item),
  );
  const notes = findAll(card, withClass('wprm-recipe-notes')).flatMap(elementLines);
  const restLabel = headingText(textAt(card, 'wprm-recipe-custom_time-label'));
  const servings = [textAt(card, 'wprm-recipe-servings'), textAt(card, 'wprm-recipe-servings-unit')]
    .filter(Boolean)
    .join(' ');
  return {
    ...emptyRecipe(textAt(card, 'wprm-recipe-name')),
    description: textAt(card, 'wprm-recipe-summary'),
    categories: textAt(card, 'wprm-recipe-course')
      .split(/\s*,\s*/)
      .filter(Boolean),
    cuisines: textAt(card, 'wprm-recipe-cuisine')
      .split(/\s*,\s*/)
      .filter(Boolean),
    yields: servings ? [servings] : [],
    times: {
      prep: wprmTime(card, 'prep'),
      cook: wprmTime(card, 'cook'),
      total: wprmTime(card, 'total'),
      rest: wprmTime(card, 'custom'),
      ...(restLabel && { restLabel: restLabel.replace(/\s*time$/i, '') || restLabel }),
    },
    ingredients,
    steps,
    equipment: equipment.filter(Boolean),
    notes: notes.filter((text) => !/^notes?:?$/i.test(text)).map((text) => ({ text })),
  };
}

const HEADINGS = withTag('h2', 'h3', 'h4', 'h5', 'h6');

/** Entries of a list under headings, as Tasty Recipes writes ingredients and instructions. */
function tastyGroups<T>(box: Element | undefined, make: (item: Element) => T): Group<T>[] {
  if (!box) return [];
  const groups: Group<T>[] = [{ items: [] }];
  for (const element of findAll(box, (each) => HEADINGS(each) || each.tagName === 'li', true)) {
    if (element.tagName === 'li') groups.at(-1)?.items.push(make(element));
    else {
      const title = headingText(elementText(element));
      // The heading of the whole list names no part of it.
      const isOfList = /^(?:ingredients|instructions|directions|method)$/i.test(title);
      groups.push({ ...(!isOfList && { title }), items: [] });
    }
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** Recipe of a Tasty Recipes card; undefined if the page has none. */
export function tastyCard(page: Node): SourceRecipe | undefined {
  const [card] = findAll(page, withClass('tasty-recipes'));
  if (!card) return undefined;
  const box = (name: string) => findAll(card, withClass(`tasty-recipes-${name}`))[0];
  const linesIn = (name: string) => {
    const element = box(name);
    return element ? elementLines(element).filter((line) => !/^(?:notes?|equipment):?$/i.test(line)) : [];
  };
  const photoOf = (item: Element) => findAll(item, withTag('img')).map(imageOf).find(Boolean);
  return {
    ...emptyRecipe(textAt(card, 'tasty-recipes-title')),
    description: linesIn('description')
      .filter((line) => !/^description$/i.test(line))
      .join(' '),
    yields: [textAt(card, 'tasty-recipes-yield')].filter(Boolean),
    times: {
      prep: textAt(card, 'tasty-recipes-prep-time'),
      cook: textAt(card, 'tasty-recipes-cook-time'),
      total: textAt(card, 'tasty-recipes-total-time'),
    },
    ingredients: tastyGroups(box('ingredients'), (item) => ({ line: elementText(item) })),
    steps: tastyGroups(box('instructions'), (item) => {
      const photo = photoOf(item);
      return { text: elementText(item), ...(photo && { photo: { address: photo } }) };
    }),
    equipment: linesIn('equipment'),
    notes: linesIn('notes').map((text) => ({ text })),
  };
}
