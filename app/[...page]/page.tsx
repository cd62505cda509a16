import type { Metadata } from 'next';
import { addressMetadata } from '@/app/address-metadata';
import { SectionsView } from '@/app/sections-view';
import { orNoPage, pageAddresses } from '@/lib/addresses';

type SectionsPageProps = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

const pathOf = async ({ params }: SectionsPageProps) => `/${(await params).page.join('/')}`;

/** Every address of a page that its sections alone draw. */
export function generateStaticParams(): { page: string[] }[] {
  return orNoPage(pageAddresses().map((path) => path.slice(1))).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata(props: SectionsPageProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function SectionsPage(props: SectionsPageProps) {
  return <SectionsView path={await pathOf(props)} />;
}
