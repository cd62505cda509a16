import { beef } from '@/data/pages/cook/beef';
import { fullMeals } from '@/data/pages/cook/full-meals';
import { highProtein } from '@/data/pages/cook/high-protein';
import { mealPrep } from '@/data/pages/cook/meal-prep';
import { noodles } from '@/data/pages/cook/noodles';
import { pork } from '@/data/pages/cook/pork';
import { recipes } from '@/data/pages/cook/recipes';
import { about } from '@/data/pages/house/about';
import { automotive } from '@/data/pages/house/automotive';
import { beauty } from '@/data/pages/house/beauty';
import { coaching } from '@/data/pages/house/coaching';
import { content } from '@/data/pages/house/content';
import { fitness } from '@/data/pages/house/fitness';
import { shop } from '@/data/pages/house/shop';
import { flour } from '@/data/pages/learn/flour';
import { legumes } from '@/data/pages/learn/legumes';
import { salads } from '@/data/pages/learn/salads';
import type { Page } from '@/lib/content/schema/page';

/** Every page that is neither a recipe, home, nor one of the guides, in the order of the site's menu. */
export const pages: Page[] = [
  content,
  recipes,
  mealPrep,
  highProtein,
  fullMeals,
  salads,
  legumes,
  flour,
  noodles,
  pork,
  beef,
  coaching,
  about,
  shop,
  beauty,
  fitness,
  automotive,
];
