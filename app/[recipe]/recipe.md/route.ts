import { recipeMarkdown, recipeRoute } from '@/lib/seo/recipe-route';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = recipeRoute('/', 'recipe', recipeMarkdown);
