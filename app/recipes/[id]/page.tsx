import { AddressView, type FolderProps, recipeFolder } from '@/app/address/address-view';

const { generateStaticParams, generateMetadata, pathOf } = recipeFolder('/recipes/', 'id');

export { generateMetadata, generateStaticParams };

/** Recipes by their number and, where they have no address of their own, by their slug. */
export default async function RecipeById(props: FolderProps<'id'>) {
  return <AddressView path={await pathOf(props)} />;
}
