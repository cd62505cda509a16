import type { Metadata } from 'next';
import { PageRoute } from '@/app/address/page-route';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { pageAddresses } from '@/lib/pages/addresses';
import { addressMetadata } from '@/lib/pages/metadata';

type PageProps = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

const pathOf = async ({ params }: PageProps) => `/${(await params).page.join('/')}`;

/** Every address of the pages of data/pages. */
export function generateStaticParams(): { page: string[] }[] {
  return orNone(
    pageAddresses().map((path) => path.slice(1)),
    NO_PAGE,
  ).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return addressMetadata(await pathOf(props));
}

export default async function Page(props: PageProps) {
  return <PageRoute path={await pathOf(props)} />;
}
