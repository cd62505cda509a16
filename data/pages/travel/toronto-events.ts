import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const torontoEvents: Page = {
  path: '/travel/toronto/events',
  title: 'Toronto Food Events',
  description:
    'The year in Toronto food: Winterlicious, Taste of Little Italy, Summerlicious, Salsa on St. Clair, the CNE and the winter market.',
  dek: 'Half the year the city eats indoors, the other half on the street. Both have their festivals.',
  picture: pictures.marketStall,
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  sections: [
    {
      type: 'facts',
      title: 'Seasonal calendar',
      rows: [
        {
          name: 'Winterlicious',
          value: 'January to February',
          note: 'Set menus in restaurants all over the city.',
        },
        { name: 'Taste of Little Italy', value: 'June', note: 'College Street without cars.' },
        { name: 'Summerlicious', value: 'July', note: 'The same as in winter, on the patio.' },
        { name: 'Salsa on St. Clair', value: 'July', note: 'Latin American food and very loud music.' },
        {
          name: 'Canadian National Exhibition',
          value: 'August',
          note: 'Where strange things are deep-fried.',
        },
        {
          name: 'Winter market, Distillery District',
          value: 'November to December',
          note: 'Mulled wine on cobblestones.',
        },
      ],
      note: 'Dates move from year to year. Each festival announces its own.',
    },
    {
      type: 'prose',
      title: 'How to eat at a street festival',
      paragraphs: [
        'Walk to the far end first, where the queues are short, and share everything. Bring cash for the small stalls, a bottle for water, and a second appetite: the best plate is always one you see after you have sworn to stop.',
      ],
    },
    {
      type: 'links',
      title: 'When nothing is on',
      links: [
        {
          name: 'St. Lawrence Market',
          href: '/travel/toronto/st-lawrence-market',
          text: 'Tuesday to Saturday.',
        },
        { name: 'Kensington Market', href: '/travel/toronto/kensington-market', text: 'Most days from 11.' },
        { name: 'Festivals in Japan', href: '/travel/japan/events', text: 'Further away, and worth it.' },
      ],
    },
  ],
};
