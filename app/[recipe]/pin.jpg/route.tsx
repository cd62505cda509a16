import { recipeRoute } from '@/lib/seo/recipe-route';
import { recipeCard } from '@/lib/seo/share-cards';
import { shareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = recipeRoute('/', 'recipe', (recipe) =>
  shareImage(recipeCard(recipe), 'pin'),
);
