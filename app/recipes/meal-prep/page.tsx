import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { mealPrep as page } from '@/data/pages/cook/meal-prep';

export const metadata = contentMetadata(page);

export default function MealPrep() {
  return <ContentPage page={page} />;
}
