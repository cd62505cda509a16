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

/** Pages whose words are still code; each goes from here as it becomes a file of content, and then this file goes. */
export const codePages: Page[] = [
  toronto,
  stLawrenceMarket,
  kensingtonMarket,
  torontoEvents,
  torontoSearch,
  koreanRestaurants,
  japan,
  japanEvents,
  california,
];
