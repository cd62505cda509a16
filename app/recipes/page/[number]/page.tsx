import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as messages from '@/.content/messages/listing';
import { RecipesView } from '@/components/pages/recipes-view';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { recipesPage } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { furtherListPages } from '@/lib/pages/site-pages';
import { listedRecipes } from '@/lib/recipe/all';
import { pageCount, recipeListPath } from '@/lib/recipe-list/pages';
import { contentMetadata } from '@/lib/seo/metadata';

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
    ...contentMetadata(
      {
        ...recipesPage,
        metaTitle: messages.pageTitle({ title: metaTitle, page: number }),
        description: `${messages.pageOf({ page: number, last })}. ${description}`,
      },
      recipeListPath(number),
    ),
    pagination: {
      previous: absoluteUrl(recipeListPath(number - 1)),
      next: number < last ? absoluteUrl(recipeListPath(number + 1)) : null,
    },
  };
}

/** Page of the recipe list after the first. */
export default async function ListPage({ params }: ListPageProps) {
  const number = Number((await params).number);
  return furtherListPages().includes(number) ? <RecipesView number={number} /> : notFound();
}
