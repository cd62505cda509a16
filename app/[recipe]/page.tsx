import type { Metadata } from 'next';
import { addressMetadata } from '@/app/address-metadata';
import { AddressView } from '@/app/address-view';
import { orNoPage, routeNames } from '@/lib/addresses';

type OwnRecipeProps = { params: Promise<{ recipe: string }> };

export const dynamicParams = false;

const pathOf = async ({ params }: OwnRecipeProps) => `/${(await params).recipe}`;

/** Recipes at an address of their own. */
export function generateStaticParams(): { recipe: string }[] {
  return orNoPage(routeNames('/')).map((recipe) => ({ recipe }));
}

export async function generateMetadata(props: OwnRecipeProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function OwnRecipe(props: OwnRecipeProps) {
  return <AddressView path={await pathOf(props)} />;
}
