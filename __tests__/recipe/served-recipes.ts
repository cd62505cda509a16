import type { RecipeData, RecipesFile } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';

const PICTURE = { alt: 'A dish', avif: '', webp: '/dish.webp 1w', src: '/dish.webp', width: 4, height: 3 };

/** A recipe with the title and path of its slug: "Barley Stew" at /barley-stew. */
export function recipe({ slug, ...data }: Partial<RecipeData> & { slug: string }): RecipeData {
  const title = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return {
    slug,
    title,
    href: `/${slug}`,
    meta: '',
    lang: undefined,
    sources: PICTURE,
    id: 0,
    minutes: 20,
    types: [],
    diets: [],
    servings: 4,
    unit: 'serving',
    items: [],
    ...data,
  };
}

type State = ReturnType<typeof useRecipes>;

/** Sets what the mocked `useRecipes` returns: loaded recipes, or null while they load or after they failed. */
export function serveRecipes(data: RecipesFile | null, state: Partial<State> = {}): void {
  const isFailed = state.isFailed === true;
  jest.mocked(useRecipes).mockReturnValue({
    data,
    isLoading: data === null && !isFailed,
    isFailed,
    retry: () => {},
    ...state,
  });
}
