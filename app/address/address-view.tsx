import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { preloadFonts } from '@/app/fonts';
import { RecipePage } from '@/components/pages/recipe-page';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { routeNames } from '@/lib/pages/addresses';
import { addressMetadata } from '@/lib/pages/metadata';
import { type RecipeFolder, recipeAt } from '@/lib/recipe/all';

export type AddressViewProps = { path: string };

/**
 * Recipe at a path. In development the route of recipes also gets the addresses of pages, which match the same pattern; in
 * the export both have separate routes, so that neither loads the styles of the other.
 */
export async function AddressView({ path }: AddressViewProps) {
  const recipe = recipeAt(path);
  if (recipe) {
    // Amounts are bold.
    preloadFonts('bold');
    return <RecipePage recipe={recipe} />;
  }
  if (process.env.NODE_ENV !== 'development') return notFound();
  const { PageRoute } = await import('./page-route');
  return <PageRoute path={path} />;
}

export type FolderProps<Parameter extends string> = { params: Promise<Record<Parameter, string>> };

/**
 * Exports of the route of the recipes in a folder.
 *
 * @param parameter name of the dynamic segment
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
