import { notFound } from 'next/navigation';
import { RecipeView } from '@/app/recipe-view';
import { recipeAt } from '@/lib/recipe/all';

export type AddressViewProps = { path: string };

/**
 * The recipe at a path. The development server asks a route for recipes for pages too, since their addresses look alike;
 * in the export each has a route of its own, so that no page loads the styles of the other.
 */
export async function AddressView({ path }: AddressViewProps) {
  const recipe = recipeAt(path);
  if (recipe) return <RecipeView recipe={recipe} />;
  if (process.env.NODE_ENV !== 'development') return notFound();
  const { SectionsView } = await import('./sections-view');
  return <SectionsView path={path} />;
}
