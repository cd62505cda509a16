import type { Page } from '@/lib/content/schema/page';
import type { GtaRegionId } from '@/lib/content/schema/travel/place';

export const toronto: Page = {
  path: '/travel/toronto',
  title: 'Toronto: My Culinary Home',
  metaTitle: 'Toronto Food Map',
  description:
    'Eating in Toronto, one neighbourhood at a time: the six former municipalities, the towns around them, two markets and the food festivals.',
  dek: 'Dinner from anywhere, one neighbourhood at a time.',
  published: '2024-03-20',
  sections: [
    {
      type: 'links',
      title: 'Further on',
      links: [
        {
          name: 'Korean Restaurants in North York',
          href: '/korean-restaurants',
          text: 'A top ten in the making.',
        },
        {
          name: 'Japan, region by region',
          href: '/travel/japan',
          text: 'Ten regions, and the dish each one is proud of.',
        },
        {
          name: 'California',
          href: '/travel/california',
          text: 'Five regions, from the redwoods to the desert.',
        },
      ],
    },
  ],
};

/** Words of the Toronto page that stand in parts of their own. */
export const torontoWords = {
  diversity: {
    title: "Toronto's Delicious Diversity",
    // Six municipalities and Metro became one city on 1 January 1998: City of Toronto Act, 1997; Toronto Public
    // Library, "Toronto: A Place of Meeting". The course of the 506: TTC, route 506 Carlton.
    paragraphs: [
      'Over 250 ethnicities and 170 languages share one transit map here. I cannot count them, but I can taste them: the 506 streetcar passes Little India, Kensington Market and Little Italy on a single fare, and it smells different at every stop.',
      'Until the end of 1997 this was six municipalities: Toronto, North York, Scarborough, Etobicoke, East York and York. On New Year’s Day 1998 they became one city, and each kept its own way of eating. North York has the Korean and Persian kitchens of Yonge Street, Scarborough its plazas, East York the Danforth. The old City of Toronto is called Downtown on my map.',
      'What I like best is that nobody here asks for the real thing, because the people who grew up with it are sitting at the next table. Order what they are having.',
    ],
  },
  facts: [
    { value: '250+', name: 'ethnicities' },
    { value: '170', name: 'languages' },
    { value: '6', name: 'former municipalities' },
  ],
  explore: {
    title: "Explore Toronto's Food Scene",
    where: 'Where',
    regions: 'Regions of Toronto',
    search: 'Noodles, brunch, Koreatown',
    about: 'Six municipalities until 1998, and I still choose my dinner by them.',
  },
  greater: {
    title: 'Greater Toronto Area',
    text: 'Choose a town, and its map comes to you.',
  },
  /** What the panel says of a region without restaurants. */
  empty: "I haven't added any restaurant recommendations for this area yet.",
  history: {
    title: 'How the east grew',
    towns: [
      {
        // Ontario Heritage Trust plaques "The Berczy Settlement 1794" and "The Founding of Markham"; Robert M. Stamp,
        // Early Days in Richmond Hill, chapter 3, for the archbishop.
        region: 'markham',
        text: 'Governor Simcoe named the township for a friend, William Markham, the Archbishop of York. In 1794 William Berczy led the first settlers here, most of them German-speaking, and two hard winters later those who stayed were farming. Mills on the Rouge River gave the village its first name, Markham Mills.',
      },
      {
        // Robert M. Stamp, Early Days in Richmond Hill (Richmond Hill Public Library), chapters 1, 3 and 4.
        region: 'richmondHill',
        text: 'A rise on Yonge Street that was called Miles’ Hill before it was Richmond Hill. Yonge Street made it: first the wagons going north, then the stagecoaches and their inns, then the railway. It is still the street I go to for dinner.',
      },
      {
        // Ontario plaque "The Founding of Pickering", 1976; the township was surveyed by Augustus Jones in 1791.
        region: 'pickering',
        text: 'Duffins Creek could turn a wheel, and Timothy Rogers, a Quaker who brought other Quakers with him, built a saw mill and a grist mill on it in 1809. Since the boundaries moved in 1974 that village lies in Ajax, name and all; Pickering kept the township’s farms.',
      },
      {
        // Ontario plaque "The Founding of Ajax"; Ajax was incorporated as a town in 1954.
        region: 'ajax',
        text: 'The youngest of the five. In 1941 a shell-filling plant went up on farmland, and more than 9,000 people came to work in it. They named their town after HMS Ajax, one of three ships that had beaten the Graf Spee off the River Plate. After the war many of them stayed.',
      },
      {
        // The Canadian Encyclopedia, "Whitby"; Whitby archives in the Whitby Free Press, 22 July 1987, for 1833.
        region: 'whitby',
        text: 'The harbour came first. From 1833 it shipped the grain of the farms to the north, down a road that was later planked and then shadowed by a railway. The place was called Windsor until 1848, when it took the name of the town in Yorkshire; four years later it was the seat of its county.',
      },
    ] satisfies { region: GtaRegionId; text: string }[],
  },
  markets: 'Food markets',
  events: {
    title: 'Food events',
    link: { name: 'All food events, with dates and calendar', href: '/travel/toronto/events' },
  },
};
