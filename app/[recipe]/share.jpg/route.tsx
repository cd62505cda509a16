import { recipeRoute } from '@/lib/seo/recipe-route';
import { recipeShareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = recipeRoute('/', 'recipe', recipeShareImage);
