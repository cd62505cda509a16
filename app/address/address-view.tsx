import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { preloadFonts } from '@/app/fonts';
import { RecipePage } from '@/components/pages/recipe-page';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { routeNames } from '@/lib/pages/addresses';
import { type RecipeFolder, recipeAt } from '@/lib/recipe/all';
import { addressMetadata } from '@/lib/seo/metadata';

export type AddressViewProps = { path: string };

/**
 * The recipe at a path. The development server asks a route for recipes for pages too, since their addresses look alike;
 * in the export each has a route of its own, so that no page loads the styles of the other.
 */
export async function AddressView({ path }: AddressViewProps) {
  const recipe = recipeAt(path);
  if (recipe) {
    // For its amounts.
    preloadFonts('bold');
    return <RecipePage recipe={recipe} />;
  }
  if (process.env.NODE_ENV !== 'development') return notFound();
  const { PageRoute } = await import('./page-route');
  return <PageRoute path={path} groups={await import('@/.content/views/pages')} />;
}

export type FolderProps<Parameter extends string> = { params: Promise<Record<Parameter, string>> };

/**
 * What the route of the recipes in a folder is made of.
 *
 * @param parameter name of the folder's dynamic segment
 */
export function recipeFolder<Parameter extends string>(folder: RecipeFolder, parameter: Parameter) {
  const pathOf = async ({ params }: FolderProps<Parameter>) => `${folder}${(await params)[parameter]}`;
  return {
    generateStaticParams: () => orNone(routeNames(folder), NO_PAGE).map((name) => ({ [parameter]: name })),
    generateMetadata: async (props: FolderProps<Parameter>): Promise<Metadata> =>
      addressMetadata(await pathOf(props)),
    pathOf,
  };
}
