'use client';

import { MarketGuides } from './market-guides.client';
import { NoRestaurants } from './no-restaurants.client';

/** What stands around the results of some searches. Load it with the first that sets off. */
export const searchWays = { MarketGuides, NoRestaurants };
