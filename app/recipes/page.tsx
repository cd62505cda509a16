import { RecipesView } from '@/components/pages/recipes-view';
import { recipesPage } from '@/lib/content/server';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = contentMetadata(recipesPage);

export default function Recipes() {
  return <RecipesView />;
}
