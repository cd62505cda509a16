import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import { foodSafety, groceries, site } from '@/lib/content/server';
import { blocksOf, everyIngredientOf } from './blocks';
import { rawKindsOf } from './foods';

/** What a dish can be cooked with beside its ingredients, for filters and search. */
export type DishData = {
  /** Substitutes that the recipe names, in lower case, and the ingredient they are for. */
  swaps?: { for: string; names: string[] }[];
  /** Kinds of its raw foods, as keys of {@link KindNames}, and the ingredient of each. */
  kinds?: { for: string; kind: string }[];
};

/** Names of foods of a kind, by kind: "chicken", "drumstick" and "wing" of `poultry-pieces`. */
export type KindNames = Readonly<Record<string, readonly string[]>>;

/** The substitutes and the kinds of raw food of a recipe. */
export function dishDataOf(recipe: Recipe): DishData {
  const items = everyIngredientOf(recipe);
  const swaps = blocksOf(recipe, 'swaps')
    .flatMap((block) => block.items)
    .flatMap(({ for: id, title, buy = '' }) => {
      const item = items.find((each) => each.id === id);
      const names = [title, ...(groceries[buy] ? [groceries[buy].name] : [])];
      return item ? [{ for: item.name, names: [...new Set(names.map((name) => name.toLowerCase()))] }] : [];
    });
  const kinds = items.flatMap((item) => rawKindsOf(item).map((kind) => ({ for: item.name, kind })));
  const firsts = kinds.filter(({ kind }, at) => kinds.findIndex((each) => each.kind === kind) === at);
  return { ...(swaps.length > 0 && { swaps }), ...(firsts.length > 0 && { kinds: firsts }) };
}

/** The names of the kinds that some recipes use, in the language of the site. */
export function kindNamesOf(recipes: readonly Recipe[]): KindNames {
  const [language = ''] = site.language.split('-');
  const used = new Set(recipes.flatMap((recipe) => (dishDataOf(recipe).kinds ?? []).map(({ kind }) => kind)));
  // A word that leaves the kind open, such as "smoked salmon", names none.
  const named = Object.values(foodSafety?.names ?? {}).filter(({ asks }) => asks === undefined);
  const namesOf = (kind: string) => [
    kind.replaceAll('-', ' '),
    ...named.flatMap(({ raw, words }) => (raw === kind ? (words[language] ?? []) : [])),
  ];
  return Object.fromEntries([...used].sort().map((kind) => [kind, [...new Set(namesOf(kind))]]));
}
