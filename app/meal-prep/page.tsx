import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { mealPrep as page } from '@/data/pages/cook/meal-prep';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

/** The same screen as /recipes/meal-prep, which is its canonical address. */
export default function MealPrepAlias() {
  return <ContentPage page={page} />;
}
