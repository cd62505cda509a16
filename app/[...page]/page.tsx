import type { Metadata } from 'next';
import { SectionsView } from '@/app/address/sections-view';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { pageAddresses } from '@/lib/pages/addresses';
import { addressMetadata } from '@/lib/seo/metadata';

type SectionsPageProps = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

const pathOf = async ({ params }: SectionsPageProps) => `/${(await params).page.join('/')}`;

/** Addresses of all pages of sections. */
export function generateStaticParams(): { page: string[] }[] {
  return orNone(
    pageAddresses().map((path) => path.slice(1)),
    NO_PAGE,
  ).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata(props: SectionsPageProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function SectionsPage(props: SectionsPageProps) {
  return <SectionsView path={await pathOf(props)} />;
}
