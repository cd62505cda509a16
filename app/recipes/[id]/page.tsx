import type { Metadata } from 'next';
import { AddressView, addressMetadata } from '@/app/address-view';
import { addressesBelow, orNone } from '@/lib/addresses';

type RecipeByIdProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const FOLDER = '/recipes/';

const pathOf = async ({ params }: RecipeByIdProps) => `${FOLDER}${(await params).id}`;

/** Recipes by their number and, where they have no address of their own, by their slug; pages beside them. */
export function generateStaticParams(): { id: string }[] {
  return orNone(addressesBelow(FOLDER), FOLDER).map((path) => ({ id: path.slice(FOLDER.length) }));
}

export async function generateMetadata(props: RecipeByIdProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function RecipeById(props: RecipeByIdProps) {
  return <AddressView path={await pathOf(props)} />;
}
