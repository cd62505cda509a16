import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as words from '@/.content/words/listing';
import { RecipesView } from '@/components/listing/recipes-view';
import { recipesPage } from '@/lib/content/pages';
import { listPath, pageCount } from '@/lib/listing/pages';
import { NO_PAGE, orNone } from '@/lib/no-page';
import { furtherListPages } from '@/lib/pages/all';
import { listedRecipes } from '@/lib/recipe/all';
import { contentMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site-url';

type ListPageProps = { params: Promise<{ number: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { number: string }[] {
  return orNone(furtherListPages().map(String), NO_PAGE).map((number) => ({ number }));
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const number = Number((await params).number);
  const { title, metaTitle = title, description } = recipesPage;
  const last = pageCount(listedRecipes().length);
  return {
    ...contentMetadata({
      ...recipesPage,
      path: listPath(number),
      metaTitle: words.pageTitle({ title: metaTitle, page: number }),
      description: `${words.pageOf({ page: number, last })}. ${description}`,
    }),
    pagination: {
      previous: absoluteUrl(listPath(number - 1)),
      next: number < last ? absoluteUrl(listPath(number + 1)) : null,
    },
  };
}

/** A page of the list of recipes after the first. */
export default async function ListPage({ params }: ListPageProps) {
  const number = Number((await params).number);
  return furtherListPages().includes(number) ? <RecipesView number={number} /> : notFound();
}
