import { beef } from '@/data/pages/cook/beef';
import { fullMeals } from '@/data/pages/cook/full-meals';
import { highProtein } from '@/data/pages/cook/high-protein';
import { mealPrep } from '@/data/pages/cook/meal-prep';
import { noodles } from '@/data/pages/cook/noodles';
import { pork } from '@/data/pages/cook/pork';
import { recipes } from '@/data/pages/cook/recipes';
import { california } from '@/data/pages/travel/california';
import { japan } from '@/data/pages/travel/japan';
import { japanEvents } from '@/data/pages/travel/japan-events';
import { kensingtonMarket } from '@/data/pages/travel/kensington-market';
import { koreanRestaurants } from '@/data/pages/travel/korean-restaurants';
import { stLawrenceMarket } from '@/data/pages/travel/st-lawrence-market';
import { toronto } from '@/data/pages/travel/toronto';
import { torontoEvents } from '@/data/pages/travel/toronto-events';
import { torontoSearch } from '@/data/pages/travel/toronto-search';
import type { Page } from '@/lib/content/schema/page';

/** Pages whose words stand in modules, in the order of the site's menu. */
export const writtenPages: Page[] = [
  toronto,
  stLawrenceMarket,
  kensingtonMarket,
  torontoEvents,
  torontoSearch,
  koreanRestaurants,
  japan,
  japanEvents,
  california,
  recipes,
  mealPrep,
  highProtein,
  fullMeals,
  noodles,
  pork,
  beef,
];
