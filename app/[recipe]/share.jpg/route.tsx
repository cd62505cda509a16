import { recipeRoute } from '@/lib/open-data/recipe-route';
import { recipeShareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = recipeRoute('/', 'recipe', recipeShareImage);
