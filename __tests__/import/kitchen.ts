import { changedSite, type SiteChanges } from '@/__tests__/content/small-site';
import { prepareFoodNames } from '@/lib/content/food-names';
import { type CheckContext, checkDraft } from '@/scripts/import/check-draft';
import { type DraftContext, makeDraft } from '@/scripts/import/draft';
import type { SourceRecipe } from '@/scripts/import/source-recipe';
import { writeDraft } from '@/scripts/import/write-draft';

/** Site without recipes that others are imported into, with changes. */
export const importSite = (change: SiteChanges['change'] = {}): string =>
  changedSite({
    change: {
      'data/vocabulary.yaml': { categories: ['Soup', 'Baking'] },
      'data/foods.yaml': { butter: { density: 0.91, us: 'volume', metric: 'volume' } },
      'data/recipes/toast.yaml': null,
      'data/recipes/pickles.yaml': null,
      ...change,
    },
  });

const KNOWLEDGE = {
  groceries: { salt: { name: 'salt', aisle: null } },
  names: prepareFoodNames(undefined),
};

/** A site with one category, one picture and one food. */
const KITCHEN: DraftContext = {
  settings: { categories: {}, units: new Map(), foods: {} },
  categories: ['Soup', 'Baking'],
  pictures: ['ladle'],
  foods: ['butter'],
  knowledge: KNOWLEDGE,
  language: 'en-CA',
  today: '2026-03-01',
};

const CHECKS: CheckContext = {
  names: {
    picture: ['ladle'],
    logo: [],
    food: ['butter'],
    grocery: ['salt'],
    card: undefined,
    recipe: [],
    recipeType: [],
    category: ['Soup', 'Baking'],
    diet: [],
    guide: [],
    region: undefined,
    flour: undefined,
    outlines: [],
    streets: [],
    authority: [],
    foodKind: [],
  },
  knowledge: KNOWLEDGE,
  diets: [],
  authority: undefined,
  foodSafety: undefined,
  today: '2026-03-01',
  paths: new Set(['/']),
};

/** Draft of a recipe as YAML, with the problems that the project finds in it. */
export function drafted(recipe: SourceRecipe) {
  const draft = makeDraft(recipe, KITCHEN);
  const yaml = writeDraft(draft, { id: 7, from: 'a.html' });
  return { draft, yaml, problems: checkDraft(`data/recipes/${draft.slug}.yaml`, yaml, CHECKS) };
}
