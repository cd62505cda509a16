import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const kensingtonMarket: Page = {
  path: '/travel/toronto/kensington-market',
  title: 'Kensington Market',
  metaTitle: 'Kensington Market, Toronto',
  description:
    'A guide to Kensington Market in Toronto: when the shops open, which streets to walk, and how to eat around the world in an afternoon.',
  dek: 'Not a hall but a handful of streets, where every second front room became a shop and every third one a kitchen.',
  picture: pictures.kensingtonMarket,
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  sections: [
    {
      type: 'facts',
      title: 'Before you go',
      rows: [
        {
          name: 'Most shops',
          value: '11am-7pm',
          note: 'Each keeps its own days. Check the one you came for.',
        },
        { name: 'Streets to walk', value: 'Augusta, Baldwin, Kensington' },
        { name: 'Where', value: 'West of Spadina, south of College' },
      ],
    },
    {
      type: 'prose',
      title: 'What it is',
      paragraphs: [
        'In the 1920s it was called the Jewish Market: families sold from stands in front of their houses. After them came Portuguese, Caribbean, Chinese and Latin American cooks, and each left a shop behind. Since 2006 the neighbourhood is a National Historic Site of Canada.',
        'Come hungry and eat small. A patty, a taco, an empanada and something sweet make a better lunch here than one table and one menu. Cheese and spices are what I carry home.',
      ],
    },
    {
      type: 'links',
      title: 'Nearby and next',
      links: [
        {
          name: 'St. Lawrence Market',
          href: '/travel/toronto/st-lawrence-market',
          text: 'The other market, under a roof.',
        },
        {
          name: 'Toronto Food Events',
          href: '/travel/toronto/events',
          text: 'Some of them close these streets to cars.',
        },
        {
          name: 'Turkey Taco Bowls',
          href: '/recipes/turkey-taco-bowls',
          text: 'For the spices you carry home.',
        },
      ],
    },
  ],
};
