import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { mealPrep as page } from '@/data/pages/cook/meal-prep';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

export default function MealPrep() {
  return <ContentPage page={page} />;
}
