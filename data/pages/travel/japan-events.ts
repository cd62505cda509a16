import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const japanEvents: Page = {
  path: '/travel/japan/events',
  title: 'Festivals in Japan',
  metaTitle: 'Food Festivals in Japan',
  description:
    'Six festivals in Japan to plan a journey around, from snow in Sapporo to dancing in Tokushima, with tips for eating at the stalls.',
  dek: 'Where there is a festival there are stalls, and where there are stalls there is dinner.',
  picture: pictures.nightStall,
  back: { name: 'Japan Food Map', href: '/travel/japan' },
  sections: [
    {
      type: 'facts',
      title: 'Six to plan around',
      rows: [
        { name: 'Sapporo Snow Festival', value: 'February', note: 'Hokkaido. Ramen is best at ten below.' },
        {
          name: 'Hakata Gion Yamakasa',
          value: '1 to 15 July',
          note: 'Fukuoka. Floats by dawn, yatai by night.',
        },
        {
          name: 'Gion Matsuri',
          value: 'July',
          note: 'Kyoto. The whole month, and the evenings before the 17th.',
        },
        { name: 'Tenjin Matsuri', value: '24 and 25 July', note: 'Osaka. Boats, fireworks, takoyaki.' },
        { name: 'Awa Odori', value: '12 to 15 August', note: 'Tokushima. Dancers all evening.' },
        { name: 'Takayama Autumn Festival', value: '9 and 10 October', note: 'Gifu. Hida beef on a stick.' },
      ],
      note: 'Days as they usually fall. Each festival announces its programme for the year.',
    },
    {
      type: 'list',
      title: 'Planning tips',
      items: [
        { title: 'Book the room first', text: 'Beds go months ahead; trains are easy to change.' },
        { title: 'Carry coins', text: 'Stalls take cash, and the queue likes it counted.' },
        { title: 'Keep your rubbish', text: 'Bins are rare. A bag in the pocket solves it.' },
      ],
    },
    {
      type: 'links',
      title: 'Before you fly',
      links: [
        { name: 'Japan, region by region', href: '/travel/japan', text: 'What to order where.' },
        { name: 'Toronto Food Events', href: '/travel/toronto/events', text: 'Closer to home.' },
      ],
    },
  ],
};
