import type { PictureSources } from '@/lib/content/pictures';
import type { CardData } from '@/lib/recipe/card';
import { partLoader } from '@/lib/ui/load-part';
import type { Filterable } from './filters';
import { placeOnPage } from './pages';

// A list of several pages in the browser, whose filters look at all of it: what they look at is one file, ingredients
// another, and the cards of each page one each. All are written with the pages, in the order of the list.

/** What the parts of one build have in common; those of two builds do not fit together. */
type Part = { version: string };

/** Minutes, types and diets of every recipe; these as numbers of the names. */
export type FactsPart = Part & {
  types: string[];
  diets: string[];
  rows: [minutes: number, types: number[], diets: number[]][];
};

/** Names of ingredients, and the numbers of those that each recipe uses. */
export type IngredientsPart = Part & { names: string[]; rows: number[][] };

/** A card with the addresses of its picture. */
export type ListCard = Omit<CardData, 'picture'> & { sources: PictureSources };

/** The cards of a page of the list. */
export type CardsPart = Part & { cards: ListCard[] };

/** A recipe of the list by its place in it. */
export type ListedFacts = Filterable & { index: number };

const loadPart = partLoader('/data/recipes');

/** Every recipe of the list, as filters look at it; without ingredients. Rejects where that cannot be had. */
export async function loadFacts(): Promise<ListedFacts[]> {
  const { types, diets, rows } = await loadPart<FactsPart>('facts.json');
  const named = (names: readonly string[], numbers: readonly number[]) =>
    numbers.flatMap((number) => names[number] ?? []);
  return rows.map(([minutes, ofTypes, ofDiets], index) => ({
    index,
    minutes,
    types: named(types, ofTypes),
    diets: named(diets, ofDiets),
    ingredients: [],
  }));
}

/** The same with the ingredients of each. */
export async function loadFactsAndIngredients(): Promise<ListedFacts[]> {
  const [facts, { names, rows }] = await Promise.all([
    loadFacts(),
    loadPart<IngredientsPart>('ingredients.json'),
  ]);
  return facts.map((recipe) => ({
    ...recipe,
    ingredients: (rows[recipe.index] ?? []).flatMap((number) => names[number] ?? []),
  }));
}

/** The card of the recipe at a place of the list. Rejects where it cannot be had. */
export async function loadCard(index: number): Promise<ListCard | undefined> {
  const { page, place } = placeOnPage(index);
  const { cards } = await loadPart<CardsPart>(`cards-${page}.json`);
  return cards[place];
}
