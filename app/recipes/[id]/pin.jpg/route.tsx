import { recipeRoute } from '@/lib/seo/recipe-route';
import { recipeCard } from '@/lib/seo/share-cards';
import { shareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

// The name of the segment matters on a large site: Next.js divides the files between two processes in the order of their
// routes, and these images take as long as the pages.
export const { GET, generateStaticParams } = recipeRoute('/recipes/', 'id', (recipe) =>
  shareImage(recipeCard(recipe), 'pin'),
);
