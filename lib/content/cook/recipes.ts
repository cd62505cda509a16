import prepared from '@/.content/recipes.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/recipes, by the name of the file. */
export const recipes = prepared as unknown as Content['recipes'];
