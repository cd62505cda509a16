import type { Page } from '@/lib/content/schema/page';

export const japanEvents: Page = {
  path: '/travel/japan/events',
  title: 'Festivals in Japan',
  metaTitle: 'Food Festivals in Japan',
  description:
    'Six festivals in Japan to plan a journey around, from snow in Sapporo to dancing in Tokushima, with tips for eating at the stalls.',
  dek: 'Where there is a festival there are stalls, and where there are stalls there is dinner.',
  back: { name: 'Japan Food Map', href: '/travel/japan' },
  sections: [
    {
      type: 'list',
      title: 'Planning tips',
      text: 'What I would tell a friend who has just booked the flight.',
      items: [
        {
          title: 'Book the room first',
          text: 'Beds go months ahead, and in Takayama and Tokushima there are few of them. Trains are easy to change; stay a town further down the line and ride in.',
        },
        {
          title: 'Come for the eve',
          text: 'The evening before the great day has the lanterns, the stalls and half of the people. In Kyoto it is the better half of the festival.',
        },
        {
          title: 'Carry coins',
          text: 'Stalls take cash, and the queue likes it counted. A few thousand yen in small notes and coins is an evening’s dinner.',
        },
        {
          title: 'Eat where you bought it',
          text: 'Stand by the stall, finish, hand back the skewer. Walking through a crowd with sauce is how one makes enemies.',
        },
        {
          title: 'Keep your rubbish',
          text: 'Bins are rare. A bag in the pocket solves it, and stalls usually take back their own trays.',
        },
        {
          title: 'Mind the heat',
          text: 'July and August are hot and damp into the night. A small towel, salted plums, and barley tea from any machine.',
        },
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
