import { sitePages } from '@/lib/pages/site-pages';
import { pageCard, sharePath } from '@/lib/seo/share-cards';
import { shareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

type CardParams = { page: string[] };

const cards = sitePages.flatMap(({ card }) => card ?? []);

const partsOf = (path: string) => sharePath(path).split('/').slice(2);

export function generateStaticParams(): CardParams[] {
  return cards.map(({ path }) => ({ page: partsOf(path) }));
}

/** Share image of a page: `/share/travel/toronto.jpg`. */
export async function GET(_request: Request, { params }: { params: Promise<CardParams> }) {
  const wanted = (await params).page.join('/');
  const page = cards.find(({ path }) => partsOf(path).join('/') === wanted);
  return page ? shareImage(pageCard(page)) : new Response('No such page.', { status: 404 });
}
