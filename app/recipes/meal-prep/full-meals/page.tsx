import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { fullMeals as page } from '@/data/pages/cook/full-meals';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

export default function FullMeals() {
  return <ContentPage page={page} />;
}
