import { AddressView, type FolderProps, recipeFolder } from '@/app/address/address-view';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, pathOf } = recipeFolder('/', 'recipe');

export { generateMetadata, generateStaticParams };

/** Recipe with an address outside of /recipes. */
export default async function RootRecipe(props: FolderProps<'recipe'>) {
  return <AddressView path={await pathOf(props)} />;
}
