import type { Page } from '@/lib/content/schema/page';

export const torontoEvents: Page = {
  path: '/travel/toronto/events',
  title: 'Toronto Food Events',
  description:
    'The year in Toronto food: Winterlicious, Taste of Little Italy, Summerlicious, Salsa on St. Clair, the CNE and the winter market.',
  dek: 'Half the year the city eats indoors, the other half in the street, and both have their festivals.',
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  sections: [
    {
      type: 'prose',
      title: 'How to eat at a street festival',
      paragraphs: [
        'Walk to the far end first, where the queues are short, and share everything. Bring cash for the small stalls, a bottle for water, and a second appetite: the best plate is always one you see after you have sworn to stop.',
        'Arrive when the grills are lit, not when the band starts. Take the subway, since the streetcar is usually what the festival has closed, and carry your rubbish to a corner where the bins are not yet full.',
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
