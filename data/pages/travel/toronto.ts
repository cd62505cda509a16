import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const toronto: Page = {
  path: '/travel/toronto',
  title: 'Toronto: My Culinary Home',
  metaTitle: 'Toronto Food Map',
  description:
    'Eating in Toronto, one neighbourhood at a time: the six former municipalities, two markets worth a morning, and the food festivals.',
  dek: 'A city where dinner can be from anywhere, one neighbourhood at a time.',
  picture: pictures.toronto,
  sections: [
    {
      type: 'facts',
      title: 'Toronto’s Delicious Diversity',
      text: 'The reason the food is good is the people who came to cook it.',
      rows: [
        { name: 'Ethnicities', value: 'Over 250' },
        { name: 'Languages', value: '170' },
        {
          name: 'Former municipalities',
          value: 'Six',
          note: 'One city since 1998, and still six ways to eat.',
        },
      ],
    },
    {
      type: 'list',
      title: 'Explore Toronto’s Food Scene',
      items: [
        {
          title: 'Downtown',
          text: 'Chinatown, Kensington, Koreatown on Bloor, Little Italy: four countries in one walk.',
        },
        {
          title: 'North York',
          text: 'Yonge Street north of Sheppard, where the Korean and Persian kitchens are.',
        },
        {
          title: 'Scarborough',
          text: 'Plazas with Tamil, Hakka, Cantonese and Filipino cooking side by side.',
        },
        {
          title: 'Etobicoke',
          text: 'From the lake to the airport: Italian bakeries, Polish delis, Caribbean counters.',
        },
        {
          title: 'East York',
          text: 'The Danforth and its Greek kitchens, with Ethiopian coffee further along.',
        },
        { title: 'York', text: 'Eglinton West and its patties, St. Clair West and its espresso.' },
      ],
    },
    {
      type: 'cards',
      title: 'Food markets',
      columns: 2,
      cards: [
        {
          title: 'St. Lawrence Market',
          meta: 'Go on Saturday. Doors open at 5 am.',
          href: '/travel/toronto/st-lawrence-market',
          picture: pictures.stLawrenceMarket,
        },
        {
          title: 'Kensington Market',
          meta: 'Most shops open 11am-7pm',
          href: '/travel/toronto/kensington-market',
          picture: pictures.kensingtonMarket,
        },
      ],
    },
    {
      type: 'links',
      title: 'More of Toronto',
      links: [
        { name: 'Food Events', href: '/travel/toronto/events', text: 'What is on in which season.' },
        {
          name: 'Korean Restaurants in North York',
          href: '/korean-restaurants',
          text: 'A top ten in the making.',
        },
        { name: 'Japan', href: '/travel/japan' },
        { name: 'California', href: '/travel/california' },
      ],
    },
  ],
};
