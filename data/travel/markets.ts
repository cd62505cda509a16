import { sample } from '@/lib/content/schema/sample';
import type { Market } from '@/lib/content/schema/travel/place';

/** The two markets of Toronto, by slug. */
export const markets = {
  'st-lawrence-market': {
    name: 'St. Lawrence Market',
    region: 'downtown',
    district: 'Old Town',
    path: '/travel/toronto/st-lawrence-market',
    hours: sample(
      {
        tue: [['08:00', '18:00']],
        wed: [['08:00', '18:00']],
        thu: [['08:00', '18:00']],
        fri: [['08:00', '18:00']],
        sat: [['05:00', '16:00']],
      },
      'the hours as the market itself gives them, here and in data/pages/travel/st-lawrence-market.ts',
    ),
    // The South Market at Front and Jarvis.
    coordinates: [43.6487, -79.3716],
  },
  'kensington-market': {
    name: 'Kensington Market',
    region: 'downtown',
    district: 'Kensington Market',
    path: '/travel/toronto/kensington-market',
    hours: {
      mon: [['11:00', '19:00']],
      tue: [['11:00', '19:00']],
      wed: [['11:00', '19:00']],
      thu: [['11:00', '19:00']],
      fri: [['11:00', '19:00']],
      sat: [['11:00', '19:00']],
      sun: [['11:00', '19:00']],
    },
    manyShops: true,
    // Augusta Avenue at Baldwin Street.
    coordinates: [43.6549, -79.4018],
  },
} satisfies Record<string, Market>;
