import type { Metadata } from 'next';
import { addressMetadata } from '@/app/address-metadata';
import { AddressView } from '@/app/address-view';
import { orNoPage, routeNames } from '@/lib/addresses';

type RecipeByIdProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const pathOf = async ({ params }: RecipeByIdProps) => `/recipes/${(await params).id}`;

/** Recipes by their number and, where they have no address of their own, by their slug. */
export function generateStaticParams(): { id: string }[] {
  return orNoPage(routeNames('/recipes/')).map((id) => ({ id }));
}

export async function generateMetadata(props: RecipeByIdProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function RecipeById(props: RecipeByIdProps) {
  return <AddressView path={await pathOf(props)} />;
}
