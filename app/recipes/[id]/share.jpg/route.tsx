import { recipeRoute } from '@/lib/seo/recipe-route';
import { recipeShareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

// The name matters on a site of thousands of recipes: the framework gives each of two processes one half of all files, by
// the names of their routes, and these take as long as the pages.
export const { GET, generateStaticParams } = recipeRoute('/recipes/', 'id', recipeShareImage);
