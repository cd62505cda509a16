import { parse } from 'parse5';
import { ImportError } from '@/scripts/import/import-error';
import { lineOf, textOfNode } from '@/scripts/import/plain-text';
import type { Group, SourceRecipe } from '@/scripts/import/source-recipe';
import { tastyCard, wprmCard } from './cards';
import { copyMeThatRecipes } from './copy-me-that';
import { attributeOf, findAll, type Node, withTag } from './dom';
import { headedRecipe } from './headed-lists';
import { fromSchemaOrg, jsonFault, readJson, recipesIn } from './json-ld';
import { microdataRecipes } from './microdata';
import { microformatRecipes } from './microformats';

const countOf = (groups: readonly { items: readonly unknown[] }[]) =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
const sizeOf = (recipe: SourceRecipe) => countOf(recipe.ingredients) + countOf(recipe.steps);

/** Recipe with everything of the first, and from the second what the first lacks. */
function joined(first: SourceRecipe, second: SourceRecipe): SourceRecipe {
  const list = <T>(one: T[], other: T[]) => (one.length > 0 ? one : other);
  const times = { ...second.times };
  for (const [key, value] of Object.entries(first.times)) if (value) Object.assign(times, { [key]: value });
  return {
    ...second,
    ...first,
    title: first.title || second.title,
    description: first.description || second.description,
    published: first.published || second.published,
    categories: list(first.categories, second.categories),
    cuisines: list(first.cuisines, second.cuisines),
    keywords: list(first.keywords, second.keywords),
    yields: [...first.yields, ...second.yields],
    times,
    ingredients: list(first.ingredients, second.ingredients),
    steps: list(first.steps, second.steps),
    equipment: list(first.equipment, second.equipment),
    notes: list(first.notes, second.notes),
    nutrition: { ...second.nutrition, ...first.nutrition },
    photos: list(first.photos, second.photos),
    leftOut: [...new Set([...first.leftOut, ...second.leftOut])],
  };
}

/** Structured data joined with the card of the same page, which has groups, notes, equipment and separate amounts. */
function withCard(recipe: SourceRecipe, card: SourceRecipe): SourceRecipe {
  const all = joined(recipe, card);
  // A card that shows a part only, such as one that loads the rest by script, is no better than the data.
  const isWhole = (own: SourceRecipe['ingredients'] | SourceRecipe['steps'], other: typeof own) =>
    countOf(own) > 0 && countOf(own) >= countOf(other) * 0.8;
  return {
    ...all,
    ...(isWhole(card.ingredients, recipe.ingredients) && { ingredients: card.ingredients }),
    ...(isWhole(card.steps, recipe.steps) && { steps: withPhotos(card.steps, recipe.steps) }),
    notes: card.notes.length > 0 ? card.notes : recipe.notes,
  };
}

/** Recipe of a page whose data lack a list, or have it in one entry, with the lists under the headings of the page. */
function withHeadedLists(recipe: SourceRecipe | undefined, page: Node): SourceRecipe[] {
  const isPart = (list: SourceRecipe['ingredients'] | SourceRecipe['steps']) => countOf(list) < 2;
  if (recipe && !isPart(recipe.ingredients) && !isPart(recipe.steps)) return [recipe];
  const headed = headedRecipe(page);
  if (!recipe) return headed ? [headed] : [];
  if (!headed) return [recipe];
  const longer = <T>(own: Group<T>[], other: Group<T>[]) => (countOf(own) < countOf(other) ? other : own);
  return [
    {
      ...recipe,
      ingredients: isPart(recipe.ingredients)
        ? longer(recipe.ingredients, headed.ingredients)
        : recipe.ingredients,
      steps: isPart(recipe.steps) ? longer(recipe.steps, headed.steps) : recipe.steps,
      leftOut: [...recipe.leftOut, ...headed.leftOut],
    },
  ];
}

/** Steps with the photographs of the same steps in another list. */
function withPhotos(steps: SourceRecipe['steps'], other: SourceRecipe['steps']): SourceRecipe['steps'] {
  const photos = other.flatMap(({ items }) => items.map(({ photo }) => photo));
  let at = -1;
  return steps.map((group) => ({
    ...group,
    items: group.items.map((step) => {
      at += 1;
      const photo = step.photo ?? photos[at];
      return photo ? { ...step, photo } : step;
    }),
  }));
}

/** Address of a saved page: its canonical one, or the one it was saved from. */
function addressOfPage(page: Node, html: string): string | undefined {
  const [canonical] = findAll(
    page,
    (each) => each.tagName === 'link' && attributeOf(each, 'rel') === 'canonical',
  );
  const [meta] = findAll(
    page,
    (each) => each.tagName === 'meta' && attributeOf(each, 'property') === 'og:url',
  );
  const saved = /<!-- saved from url=\(\d+\)(https?:\S+) -->/.exec(html.slice(0, 2000))?.[1];
  const found = [canonical && attributeOf(canonical, 'href'), meta && attributeOf(meta, 'content'), saved];
  return found.find((each) => each !== undefined && /^https?:\/\//.test(each));
}

/** Recipes of a saved web page. Several of the same name are one; broken blocks are named and skipped. */
export function readWebPage(html: string): SourceRecipe[] {
  const page = parse(html);
  const collection = copyMeThatRecipes(page);
  if (collection.length > 0) return collection;
  const scripts = findAll(
    page,
    (each) => each.tagName === 'script' && /ld\+json/i.test(attributeOf(each, 'type') ?? ''),
  );
  const texts = scripts.map((script) =>
    script.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  );
  const blocks = texts.map(readJson);
  const brokenTexts = texts.filter((_, index) => blocks[index] === undefined);
  const broken = brokenTexts.length;
  const items = [...blocks.flatMap((block) => recipesIn(block)), ...microdataRecipes(page)];
  const data = items.length > 0 ? items.map(fromSchemaOrg) : microformatRecipes(page);
  const byTitle = new Map<string, SourceRecipe>();
  for (const recipe of data.sort((one, other) => sizeOf(other) - sizeOf(one))) {
    const key = recipe.title.toLowerCase();
    const known = byTitle.get(key);
    byTitle.set(key, known ? joined(known, recipe) : recipe);
  }
  const cards = [wprmCard(page), tastyCard(page)].filter(
    (card): card is SourceRecipe => card !== undefined && sizeOf(card) > 0,
  );
  const [card] = cards;
  const recipes = [...byTitle.values()].filter((recipe) => sizeOf(recipe) > 0);
  const [best] = recipes;
  const isOf = (recipe: SourceRecipe) =>
    recipes.length === 1 || recipe.title.toLowerCase() === card?.title.toLowerCase();
  const written = card
    ? best
      ? recipes.map((recipe) => (isOf(recipe) ? withCard(recipe, card) : recipe))
      : [card]
    : recipes;
  const found = written.length > 1 ? written : withHeadedLists(written[0], page);
  const [lost] = found.length === 0 ? brokenTexts.filter((text) => /\bRecipe\b/.test(text)) : [];
  if (lost !== undefined) throw new ImportError(`broken structured data: ${jsonFault(lost)}`);
  const address = addressOfPage(page, html);
  const [heading] = findAll(page, withTag('h1'));
  const [pageTitle] = findAll(page, withTag('title'));
  const named =
    [heading, pageTitle].map((each) => (each ? lineOf(textOfNode(each)) : '')).find(Boolean) ?? '';
  const language = findAll(page, withTag('html')).map((each) => attributeOf(each, 'lang'))[0];
  return found.map((recipe) => ({
    ...recipe,
    title: recipe.title || named,
    ...(found.length === 1 && address ? { address } : {}),
    ...(found.length > 1 && { isOneOf: true }),
    ...((recipe.language ?? language) ? { language: recipe.language ?? language } : {}),
    leftOut: [
      ...recipe.leftOut,
      ...(broken > 0
        ? [`the page has ${broken === 1 ? 'a broken block' : `${broken} broken blocks`} of structured data`]
        : []),
    ],
  }));
}
