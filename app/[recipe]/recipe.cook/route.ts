import { recipeCook, recipeRoute } from '@/lib/open-data/recipe-route';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = recipeRoute('/', 'recipe', recipeCook);
