import { AddressView, type FolderProps, recipeFolder } from '@/app/address/address-view';

const { generateStaticParams, generateMetadata, pathOf } = recipeFolder('/recipes/', 'id');

export { generateMetadata, generateStaticParams };

/** Recipe by its number, or by its slug if it has no address of its own. */
export default async function RecipeById(props: FolderProps<'id'>) {
  return <AddressView path={await pathOf(props)} />;
}
