import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { RecipeView } from '@/app/recipe-view';
import { ContentPage } from '@/components/pages/content-page';
import { sectionPages } from '@/lib/content/pages';
import { recipeAt } from '@/lib/recipe/addresses';
import { recipeMetadata } from '@/lib/recipe/page';
import '@/app/styles/recipes-list.css';
import '@/app/styles/shelf.css';
import '@/app/styles/tips.css';

export type AddressViewProps = { path: string };

const pageAt = (path: string) =>
  sectionPages.find((page) => page.path === path || page.alsoAt?.includes(path));

/** Title, description and canonical address of what the content has at a path; nothing where it has nothing there. */
export function addressMetadata(path: string): Metadata {
  const recipe = recipeAt(path);
  if (recipe) return recipeMetadata(recipe);
  const page = pageAt(path);
  return page ? contentMetadata(page) : {};
}

/** What the content has at a path: a recipe, or a page that its sections alone draw. */
export function AddressView({ path }: AddressViewProps) {
  const recipe = recipeAt(path);
  if (recipe) return <RecipeView recipe={recipe} />;
  const page = pageAt(path);
  return page ? <ContentPage page={page} /> : notFound();
}
