import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const japan: Page = {
  path: '/travel/japan',
  title: 'Japan, region by region',
  metaTitle: 'Japan Food Map',
  description:
    'What to eat in ten parts of Japan, from Hokkaido crab to Okinawa soba, with two markets to visit and the festivals to plan around.',
  dek: 'Every station sells the dish its town is proud of. I plan the train around it.',
  picture: pictures.japan,
  sections: [
    {
      type: 'facts',
      title: 'Ten regions and what to order',
      rows: [
        { name: 'Hokkaido', value: 'Crab, miso ramen, soup curry' },
        { name: 'Tohoku', value: 'Gyutan, wanko soba' },
        { name: 'Tokyo', value: 'Edomae sushi, monjayaki' },
        { name: 'Kanto', value: 'Utsunomiya gyoza' },
        { name: 'Chubu', value: 'Miso katsu, hoto, Kanazawa seafood' },
        { name: 'Kansai', value: 'Takoyaki, kushikatsu, Kyoto yudofu' },
        { name: 'Chugoku', value: 'Hiroshima okonomiyaki, oysters' },
        { name: 'Shikoku', value: 'Sanuki udon, katsuo no tataki' },
        { name: 'Kyushu', value: 'Hakata ramen, motsunabe' },
        { name: 'Okinawa', value: 'Okinawa soba, goya champuru' },
      ],
    },
    {
      type: 'cards',
      title: 'Two markets',
      columns: 2,
      cards: [
        {
          title: 'Tsukiji Outer Market, Tokyo',
          text: 'The wholesale auction moved to Toyosu in 2018; the lanes of small shops stayed. Go early and have breakfast standing.',
          picture: pictures.fishMarket,
        },
        {
          title: 'Nishiki Market, Kyoto',
          text: 'One narrow covered street of pickles, tofu, fish and knives. Buy, step inside, eat there: walking with food is frowned upon.',
          picture: pictures.nightStall,
        },
      ],
    },
    {
      type: 'links',
      title: 'Plan around a festival',
      links: [
        {
          name: 'View All Events',
          href: '/travel/japan/events',
          text: 'Six festivals, and what is eaten at them.',
        },
        { name: 'Tofu from Scratch', href: '/tofu', text: 'What Kyoto does best, at home.' },
        { name: 'California', href: '/travel/california' },
        { name: 'Toronto', href: '/travel/toronto' },
      ],
    },
  ],
};
