import type { Metadata } from 'next';
import { AddressView } from '@/app/address/address-view';
import { NO_PAGE, orNone } from '@/lib/no-page';
import { routeNames } from '@/lib/pages/addresses';
import { addressMetadata } from '@/lib/seo/metadata';

type OwnRecipeProps = { params: Promise<{ recipe: string }> };

export const dynamicParams = false;

const pathOf = async ({ params }: OwnRecipeProps) => `/${(await params).recipe}`;

/** Recipes at an address of their own. */
export function generateStaticParams(): { recipe: string }[] {
  return orNone(routeNames('/'), NO_PAGE).map((recipe) => ({ recipe }));
}

export async function generateMetadata(props: OwnRecipeProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function OwnRecipe(props: OwnRecipeProps) {
  return <AddressView path={await pathOf(props)} />;
}
