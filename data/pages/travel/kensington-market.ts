import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

/** What the guide says of this very minute: each shop keeps its own hours. */
export const guideWords = { open: 'Most shops are open now', closed: 'Most shops are closed now' };

// History: Parks Canada's entry on the Kensington Market National Historic Site and the city archives.
export const kensingtonMarket: Page = {
  path: '/travel/toronto/kensington-market',
  title: 'Kensington Market',
  metaTitle: 'Kensington Market, Toronto',
  description:
    'A guide to Kensington Market in Toronto: when the shops open, how to go, and how to eat around the world in one afternoon.',
  dek: 'Not a hall but a handful of streets, where every second front room became a shop and every third one a kitchen.',
  picture: pictures.kensingtonMarket,
  back: { name: 'Toronto Food Map', href: '/travel/toronto' },
  published: '2024-09-18',
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
        {
          name: 'Best day',
          value: 'A weekday',
          note: 'After lunch, when the line for tacos is gone.',
        },
        {
          name: 'Pedestrian Sundays',
          value: 'May to October',
          note: 'On the last Sunday of the month the streets belong to people on foot.',
        },
      ],
    },
    {
      type: 'facts',
      title: 'How to go',
      rows: [
        { name: 'Where', value: 'West of Spadina, south of College' },
        {
          name: 'By streetcar',
          value: 'Spadina, College or Dundas',
          note: 'On College or Dundas get off at Spadina; on Spadina, at Nassau or Dundas.',
        },
        { name: 'On foot', value: '15 min', note: 'From Queen’s Park station, west along College.' },
        { name: 'Streets to walk', value: 'Augusta, Baldwin, Kensington', note: 'In that order.' },
      ],
    },
    {
      type: 'route',
      title: 'What to eat, in this order',
      text: 'Six small stops make a better lunch here than one table and one menu.',
      items: [
        {
          title: 'Coffee at the College end of Augusta',
          meta: '10 min',
          text: 'Take it with you. South from here every doorway is a decision.',
        },
        {
          title: 'An empanada, hot',
          meta: 'Augusta',
          text: 'Baked, not fried, the Chilean way: beef, onion, an olive with its stone and a quarter of an egg.',
        },
        {
          title: 'Fish tacos at the counter',
          meta: 'Kensington',
          text: 'Two are lunch. The line is out of the door at one o’clock and gone by three.',
        },
        {
          title: 'A Jamaican patty',
          meta: 'Baldwin',
          text: 'Flaky, yellow with turmeric, in a paper bag. In coco bread if you skipped the tacos.',
        },
        {
          title: 'Cheese and bread to carry home',
          meta: 'Baldwin and Augusta',
          text: 'The cheese shops cut to order and let you taste. Sourdough sells out in the afternoon.',
        },
        {
          title: 'Something sweet in the park',
          meta: 'Bellevue Square',
          text: 'A churro or a butter tart, on a bench in the park at the end of Augusta.',
        },
      ],
    },
    {
      type: 'prose',
      title: 'How it came to be',
      paragraphs: [
        'The streets were laid out over the Denison family’s estate, Belle Vue, in the second half of the nineteenth century: narrow lots, small houses, porches close to the pavement. In the early 1900s Jewish families from eastern Europe moved in, sold from stands in front of their houses, and by the 1920s the neighbourhood was known as the Jewish Market. Two of its synagogues are still here.',
        'After the war came Portuguese, Hungarian, Caribbean, Chinese, Chilean and Central American cooks, and each left a shop behind. In the 1960s residents kept the bulldozers of urban renewal out. Since 2006 Kensington Market is a National Historic Site of Canada, which protects no recipe, but says that people noticed.',
      ],
    },
    {
      type: 'list',
      title: 'How I do it',
      items: [
        { title: 'Come hungry and eat small', text: 'One of each, shared by two, and nobody has to choose.' },
        {
          title: 'Look up',
          text: 'Half of the shops are Victorian houses with a market built onto the porch.',
        },
        { title: 'Leave the car', text: 'There is one lane, and a delivery van is in it.' },
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
          text: 'What is on in which season.',
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
