import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/regions.css';
import { PicksGuide } from '@/components/travel/picks/picks-guide';

/** Favourites on one map, with the style sheets that only they need. */
export const Picks = PicksGuide;
