import eventsJson from '@/.content/events.json' with { type: 'json' };
import guidesJson from '@/.content/guides.json' with { type: 'json' };
import marketsJson from '@/.content/markets.json' with { type: 'json' };
import outlinesJson from '@/.content/outlines.json' with { type: 'json' };
import restaurantSearchJson from '@/.content/restaurantSearch.json' with { type: 'json' };
import preparedRestaurants from '@/.content/restaurants';
import type { Content } from './sources';

// On the server only. What is a folder in data is keyed by the names of its files.

export const events = eventsJson as unknown as Content['events'];
export const guides = guidesJson as unknown as Content['guides'];
export const markets = marketsJson as unknown as Content['markets'];
export const outlines = outlinesJson as unknown as Content['outlines'];
export const restaurants = preparedRestaurants as Content['restaurants'];
export const restaurantSearch = restaurantSearchJson as unknown as Content['restaurantSearch'];
