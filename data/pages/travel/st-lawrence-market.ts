import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const stLawrenceMarket: Page = {
  path: '/travel/toronto/st-lawrence-market',
  title: 'St. Lawrence Market',
  metaTitle: 'St. Lawrence Market, Toronto',
  description:
    'A guide to St. Lawrence Market in Toronto: opening hours, when to go, what to eat at the counters and what to carry home.',
  dek: 'Go on Saturday. Doors open at 5 am, and the best hour is the one before everybody else is up.',
  picture: pictures.stLawrenceMarket,
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  sections: [
    {
      type: 'facts',
      title: 'Opening hours',
      rows: [
        { name: 'Tuesday to Friday', value: '8am-6pm' },
        { name: 'Saturday', value: '5am-4pm' },
        { name: 'Sunday and Monday', value: 'Closed' },
      ],
      note: 'Single stalls keep their own hours, and holidays change them. Look before you go.',
    },
    {
      type: 'prose',
      title: 'What it is',
      paragraphs: [
        'There has been a market here, at Front and Jarvis, since 1803. The brick South Market holds butchers, fishmongers, cheese counters, bakers and greengrocers on two floors; part of its walls belonged to an early city hall.',
        'I go down the middle first without buying, then back along the sides with a list. The peameal bacon sandwich is the thing people tell you to eat, and they are right: a soft bun, pork loin rolled in cornmeal, mustard, nothing else.',
      ],
    },
    {
      type: 'list',
      title: 'How I do it',
      items: [
        { title: 'Bring a cool bag', text: 'The fish is worth it and the streetcar is warm.' },
        { title: 'Ask for a taste', text: 'At the cheese and olive counters it is expected.' },
        { title: 'Eat standing up', text: 'Seats go first. The counters along the wall are quicker.' },
      ],
    },
    {
      type: 'links',
      title: 'Nearby and next',
      links: [
        {
          name: 'Kensington Market',
          href: '/travel/toronto/kensington-market',
          text: 'The other market, in the open air.',
        },
        { name: 'Toronto Food Events', href: '/travel/toronto/events' },
        {
          name: 'Mediterranean Salmon Containers',
          href: '/recipes/mediterranean-salmon',
          text: 'For the fish you carry home.',
        },
      ],
    },
  ],
};
