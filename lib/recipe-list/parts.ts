import { createHash } from 'node:crypto';
import { pictureSources } from '@/lib/content/pictures';
import { listedRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { inPageOrder } from './cards';
import { recipeFacts } from './facts';
import type { CardsPart, FactsPart, IngredientsPart } from './loaded';
import { onPage, pageCount } from './pages';

// What the browser loads of a list of several pages. For the build only.

/** Texts as numbers: the first text is 0. */
function numbered() {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  return { names, numberOf };
}

/** The files of the list by their names; none for a list that stands on one page, with its facts. */
export function listParts(): Map<string, () => CardsPart | FactsPart | IngredientsPart> {
  const recipes = inPageOrder(listedRecipes());
  const count = pageCount(recipes.length);
  if (count === 1) return new Map();
  const version = createHash('sha256')
    .update(recipes.map(({ slug }) => slug).join())
    .digest('hex')
    .slice(0, 8);
  const facts = () => {
    const types = numbered();
    const diets = numbered();
    const rows = recipes.map(recipeFacts).map((recipe): FactsPart['rows'][number] => {
      return [recipe.minutes, recipe.types.map(types.numberOf), recipe.diets.map(diets.numberOf)];
    });
    return { version, types: types.names, diets: diets.names, rows };
  };
  const ingredients = () => {
    const { names, numberOf } = numbered();
    return { version, rows: recipes.map((recipe) => recipeFacts(recipe).ingredients.map(numberOf)), names };
  };
  const cards = (page: number) => ({
    version,
    cards: onPage(recipes, page).map((recipe) => {
      const { picture, ...card } = recipeCard(recipe);
      return { ...card, sources: pictureSources(picture) };
    }),
  });
  return new Map<string, () => CardsPart | FactsPart | IngredientsPart>([
    ['facts.json', facts],
    ['ingredients.json', ingredients],
    ...Array.from(
      { length: count },
      (_, index) => [`cards-${index + 1}.json`, () => cards(index + 1)] as const,
    ),
  ]);
}
