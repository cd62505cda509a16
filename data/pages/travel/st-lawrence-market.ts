import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

/** What the guide says of this very minute. */
export const guideWords = { open: 'Open now', closed: 'Closed now' };

// History: the City of Toronto's pages on the St. Lawrence Market complex and the city archives.
export const stLawrenceMarket: Page = {
  path: '/travel/toronto/st-lawrence-market',
  title: 'St. Lawrence Market',
  metaTitle: 'St. Lawrence Market, Toronto',
  description:
    'A guide to St. Lawrence Market in Toronto: opening hours, how to go, what to eat in which order, its history, and what to carry home.',
  dek: 'Go on Saturday and go early: the best hour is the one before everybody else is up.',
  picture: pictures.stLawrenceMarket,
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  published: '2025-06-04',
  sections: [
    {
      type: 'facts',
      title: 'Opening hours',
      rows: [
        { name: 'Tuesday to Friday', value: '8am-6pm' },
        { name: 'Saturday', value: '5am-4pm' },
        { name: 'Sunday and Monday', value: 'Closed' },
      ],
      note: 'Single stalls keep their own hours, and holidays and trials of other days change them. The market’s own site, stlawrencemarket.com, has today’s.',
    },
    {
      type: 'facts',
      title: 'How to go',
      rows: [
        {
          name: 'Address',
          value: '93 Front Street East',
          note: 'The South Market, at the corner of Jarvis.',
        },
        { name: 'On foot', value: '10 to 15 min', note: 'From Union Station, east along Front Street.' },
        {
          name: 'By subway and streetcar',
          value: 'King',
          note: 'Then the King streetcar east to Jarvis, or ten minutes on foot.',
        },
        {
          name: 'By bicycle',
          value: 'The Esplanade',
          note: 'There are stands around the hall; on a Saturday, come early for one.',
        },
      ],
    },
    {
      type: 'route',
      title: 'What to eat, in this order',
      text: 'Two hours, one appetite. Share everything and nothing is too much.',
      items: [
        {
          title: 'A lap without buying',
          meta: '15 min',
          text: 'In at Front Street, down the middle of the upper floor, back along the sides. Note what looks best today; fish and cheese keep their prices on the ice and on the rind.',
        },
        {
          title: 'Peameal bacon on a bun',
          meta: 'Upper floor',
          text: 'Cured pork loin rolled in cornmeal, griddled, stacked in a soft bun. Mustard and nothing else. It is the sandwich people tell you to eat, and they are right.',
        },
        {
          title: 'Oysters at the fish counter',
          meta: 'Upper floor',
          text: 'Half a dozen from the east coast, opened while you wait. Lemon first, then one with horseradish to compare.',
        },
        {
          title: 'Cheese, a hundred grams of it',
          meta: 'Upper floor',
          text: 'Ask for a taste of something from Québec you cannot pronounce. A taste is expected; a small piece in paper is a fine thing to carry downstairs.',
        },
        {
          title: 'Something from the pan downstairs',
          meta: 'Lower floor',
          text: 'Pierogi with fried onions, or whatever has the longest line of people in work boots. Eat at the counter along the wall: seats go first, standing is quicker.',
        },
        {
          title: 'A butter tart for the way home',
          meta: 'Either floor',
          text: 'The pastry should be flaky and the filling should run. Raisins are a matter on which families divide.',
        },
      ],
    },
    {
      type: 'prose',
      title: 'How it came to be',
      paragraphs: [
        'In 1803 the block north of Front Street was set aside for a public market, and farmers have come into town on Saturdays ever since. The brick hall on the south side began in 1845 as the City Hall, with the council chamber upstairs and a police station below; the middle of today’s front wall is what remains of it.',
        'When the city moved out, the market moved in. The big hall with its iron roof was built around the old walls at the beginning of the twentieth century, and the lake, which then came nearly to the door, has been pushed back half a kilometre since. Upstairs in the old council chamber is a small gallery on the city’s history.',
      ],
    },
    {
      type: 'list',
      title: 'How I do it',
      items: [
        { title: 'Bring a cool bag', text: 'The fish is worth it and the streetcar is warm.' },
        {
          title: 'Bring cards and coins',
          text: 'Most counters take cards; the smallest purchases go faster in coins.',
        },
        {
          title: 'Saturday is two markets',
          text: 'The farmers sell in the building across Front Street that day. Buy vegetables there and eat here.',
        },
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
        { name: 'Toronto Food Events', href: '/travel/toronto/events', text: 'What is on in which season.' },
        {
          name: 'Mediterranean Salmon Containers',
          href: '/recipes/mediterranean-salmon',
          text: 'For the fish you carry home.',
        },
      ],
    },
  ],
};
