import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/toronto.css';
import '@/app/styles/filters.css';
import { CityGuide } from '@/components/travel/city/city-guide';

/** A city with the style sheets that only it needs: the other layout is a file of its own, loaded where it is drawn. */
export const City = CityGuide;
