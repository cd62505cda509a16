import type { Metadata } from 'next';
import { AddressView, addressMetadata } from '@/app/address-view';
import { addressesBelow, orNone } from '@/lib/addresses';

type AnyPageProps = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

const pathOf = async ({ params }: AnyPageProps) => `/${(await params).page.join('/')}`;

/** The addresses of recipes and pages, wherever they are, for which there is no folder. */
export function generateStaticParams(): { page: string[] }[] {
  return orNone(addressesBelow('/')).map((path) => ({ page: path.slice(1).split('/') }));
}

export async function generateMetadata(props: AnyPageProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function AnyPage(props: AnyPageProps) {
  return <AddressView path={await pathOf(props)} />;
}
