import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';
import type { JapanRegionId } from '@/lib/content/schema/travel/place';

/** A market as the Japan page tells of it. */
export type JapanMarket = {
  name: string;
  /** In Japanese, as its gate writes it. */
  native: string;
  city: string;
  text: string;
  /** What to eat there, in the order of a walk. */
  eat: readonly string[];
  /** When to go. */
  when: string;
  picture: PictureRef;
};

/** What stands around the map of Japan. */
export const japanMapWords = {
  title: 'Ten regions, three places in each',
  /** On the map, from the name of Tokyo in the sea to Tokyo: SVG path data. */
  leader: 'M246 265L277 279',
  /** In the panel while no region is shown. */
  rest: 'Choose a region on the map.',
  restText: 'Until you do: if I could have one thing in each, it would be these.',
  /** One dish a region. */
  one: {
    hokkaido: 'Miso ramen',
    tohoku: 'Beef tongue over charcoal',
    tokyo: 'Edomae sushi',
    kanto: 'Gyoza, fried and boiled',
    chubu: 'Hitsumabushi',
    kansai: 'Okonomiyaki',
    chugoku: 'Oysters off the grill',
    shikoku: 'Udon with a raw egg',
    kyushu: 'Tonkotsu ramen',
    okinawa: 'Okinawa soba',
  } satisfies Record<JapanRegionId, string>,
  list: {
    title: 'The whole list, to take along',
    text: 'Each name opens a map search with the name in Japanese, which is what the sign says and what a taxi driver can read.',
  },
} as const;

// Opening times and days of rest: the shop associations of both markets, who ask visitors to look at each shop's
// own. The auction moved to Toyosu in October 2018; Nishiki has had its licence to sell fish since 1615.
export const japanMarkets: readonly JapanMarket[] = [
  {
    name: 'Tsukiji Outer Market',
    native: '築地場外市場',
    city: 'Tokyo',
    text: 'The wholesale auction moved to Toyosu in 2018; the lanes of small shops stayed, and so did the cooks who buy there. I have breakfast standing, then look at knives I do not need.',
    eat: [
      'Tamagoyaki on a stick, sweet and still warm',
      'A scallop grilled in its shell',
      'A bowl of tuna over rice at a counter with a handful of seats',
    ],
    when: 'From about five in the morning, and most shutters are down by two. I go before eight; Sundays and many Wednesdays are quiet because the shops are shut.',
    picture: {
      name: 'place-tsukiji',
      alt: 'A model of a market stall under a green tin roof: scallops on a grill, a bowl of tuna over rice and omelettes on sticks, with trays of fish on ice in front',
      focus: [50, 55],
    },
  },
  {
    name: 'Nishiki Market',
    native: '錦市場',
    city: 'Kyoto',
    text: 'One narrow covered street of pickles, tofu, river fish and knives, four centuries old. Buy, step inside, eat there: walking with food is frowned upon, and the bin is at the shop.',
    eat: [
      'Dashimaki, the omelette that holds more stock than seems possible',
      'Tako tamago, a small octopus with a quail egg in its head',
      'Soy milk doughnuts, fried while you wait',
    ],
    when: 'Most shops open around ten and close by six. A weekday morning leaves room to stand still; some rest on Wednesday or Sunday.',
    picture: {
      name: 'place-nishiki',
      alt: 'A model of a covered market lane under a roof of coloured panes, with lanterns, barrels of pickles, rolled omelettes, small red octopus and crates of produce',
      focus: [48, 62],
    },
  },
];

export const japanMarketTitle = 'Two markets';

export const japanFestivalWords = {
  title: 'Upcoming festivals',
  text: 'Where there is a festival there are stalls. These three come next in the round of the year.',
  all: { name: 'View All Events', href: '/travel/japan/events' },
} as const;

export const japanTrainWords = {
  title: 'How I plan the train',
  paragraphs: [
    'I choose the dish first, then the town, then the train. Lunch is the meal to travel for: famous counters often ask much less at noon than at night, and many close for the day when the soup runs out.',
    'I carry small notes and coins, wear no scent to a sushi counter, and order one thing for each person. Where a ticket machine stands at the door, the button at the top left is nearly always what the house is known for.',
  ],
  picture: pictures.japan,
} as const;

export const japan: Page = {
  path: '/travel/japan',
  title: 'Japan, region by region',
  metaTitle: 'Japan Food Map',
  description:
    'What to eat in ten parts of Japan, from Hokkaido crab to Okinawa soba, with two markets to visit and the festivals to plan around.',
  dek: 'Every station has its dish. I plan the train around it.',
  published: '2025-04-16',
  sections: [
    {
      type: 'links',
      title: 'Read on',
      links: [
        {
          name: 'Festivals in Japan',
          href: '/travel/japan/events',
          text: 'Six of them, with what is eaten and how to book.',
        },
        { name: 'Tofu from Scratch', href: '/tofu', text: 'What Kyoto does best, at home.' },
        { name: 'California', href: '/travel/california', text: 'Five regions, top to bottom.' },
        { name: 'Toronto', href: '/travel/toronto', text: 'Home.' },
      ],
    },
  ],
};
