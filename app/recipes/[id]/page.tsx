import type { Metadata } from 'next';
import { AddressView } from '@/app/address/address-view';
import { NO_PAGE, orNone } from '@/lib/no-page';
import { routeNames } from '@/lib/pages/addresses';
import { addressMetadata } from '@/lib/seo/metadata';

type RecipeByIdProps = { params: Promise<{ id: string }> };

const pathOf = async ({ params }: RecipeByIdProps) => `/recipes/${(await params).id}`;

/** Recipes by their number and, where they have no address of their own, by their slug. */
export function generateStaticParams(): { id: string }[] {
  return orNone(routeNames('/recipes/'), NO_PAGE).map((id) => ({ id }));
}

export async function generateMetadata(props: RecipeByIdProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function RecipeById(props: RecipeByIdProps) {
  return <AddressView path={await pathOf(props)} />;
}
