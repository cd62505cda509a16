import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';
import type { CaliforniaRegionId } from '@/lib/content/schema/travel/place';

/** What one region of California is eaten for. */
export type Specialties = {
  /** Two sentences. */
  text: string;
  /** Three things to eat, each with its season. */
  eat: readonly { what: string; when: string }[];
};

/** What stands around the map of California. */
export const californiaMapWords = {
  title: 'Five regions',
  /** In the panel while no region is shown. */
  rest: 'Choose a region on the map.',
  restText: 'Five stops from north to south, and what I would pull over for.',
  /** One thing a region. */
  one: {
    norcal: 'Oysters, a dozen',
    bayarea: 'Crab with sourdough',
    centralcoast: 'Tri-tip off red oak',
    socal: 'Fish tacos, standing',
    desertregion: 'Dates by the box',
  } satisfies Record<CaliforniaRegionId, string>,
  /** Under the map. */
  hints: { none: 'Click region to select or hover to explore', selected: 'Click region to unselect' },
  /** Under them: what the borders follow. */
  about: 'Drawn along county lines; the Central Valley goes with its neighbours.',
  /** In the panel of a region without a restaurant. */
  empty: "I haven't added any restaurant recommendations for this area yet.",
  /** The way on from the panel, to what the region is eaten for. */
  more: 'More about eating there',
} as const;

// Seasons: California Department of Fish and Wildlife (crab and lobster; both depend on the year), the commissions
// for artichokes, strawberries, avocados, table grapes and rice, and the Sebastopol Gravenstein harvest in August.
export const californiaSpecialties = {
  title: 'Regional specialties',
  text: 'What each part of the state grows, catches or grills better than the next, and when to come for it.',
  picture: pictures.california,
  regions: {
    norcal: {
      text: 'Humboldt Bay raises most of the oysters California grows, and they taste of cold water and little else. Inland, the Sacramento Valley floods its fields for medium-grain rice, and around Corning the groves are silver with olives.',
      eat: [
        { what: 'Humboldt Bay oysters', when: 'All year, fattest from October to April' },
        { what: 'New-crop rice', when: 'From October' },
        { what: 'Fresh olive oil', when: 'Milled October to December' },
      ],
    },
    bayarea: {
      text: 'Fog feeds the sourdough and the sea feeds everyone else: crab is cracked on newspaper from the week the boats go out. An hour north, the old apple orchards around Sebastopol still ripen before anybody else’s.',
      eat: [
        { what: 'Dungeness crab', when: 'Winter, once the season opens' },
        { what: 'Gravenstein apples', when: 'Late July and August' },
        { what: 'Sourdough, and a Mission burrito', when: 'All year' },
      ],
    },
    centralcoast: {
      text: 'Santa Maria grills tri-tip over red oak with salt, pepper and garlic, and serves it with small pink beans and toast. Up the coast, the fields around Castroville grow most of the country’s artichokes, and those around Watsonville the strawberries.',
      eat: [
        { what: 'Santa Maria tri-tip', when: 'All year, weekends best' },
        { what: 'Castroville artichokes', when: 'March to May' },
        { what: 'Watsonville strawberries', when: 'April to August' },
      ],
    },
    socal: {
      text: 'The fish taco came up from Baja and stayed in San Diego; the tortilla is corn, the cabbage is raw and the cream is thin. In Los Angeles I eat by neighbourhood: short ribs in Koreatown, noodles in the San Gabriel Valley, a taco truck on the way home.',
      eat: [
        { what: 'Fish tacos', when: 'All year' },
        { what: 'Hass avocados', when: 'March to September' },
        { what: 'Spiny lobster', when: 'October to mid-March' },
      ],
    },
    desertregion: {
      text: 'Most of the country’s dates grow in the Coachella Valley, and a milkshake made of them has been sold beside the road for generations. The heat that ripens them makes the country’s first table grapes of the year, and grapefruit you can eat without sugar.',
      eat: [
        { what: 'Medjool dates', when: 'Picked September to December, sold all year' },
        { what: 'Ruby grapefruit', when: 'December to May' },
        { what: 'Table grapes', when: 'May to July' },
      ],
    },
  } satisfies Record<CaliforniaRegionId, Specialties>,
} as const;

export const californiaRoadside = {
  title: 'At the side of the road',
  paragraphs: [
    'The best shop in California is a table under an awning with a price on a piece of cardboard. I stop when three cars with local plates already have, buy what there is most of, and drive on with the windows open because of the garlic.',
    'Bring small bills and a cooler. If the box for the money has a slot and nobody beside it, the stand runs on trust, and it is worth keeping it that way.',
  ],
  picture: pictures.farmStand,
  seasons: [
    { name: 'Winter', value: 'Citrus, avocados, dates' },
    { name: 'Spring', value: 'Strawberries, artichokes, asparagus' },
    { name: 'Summer', value: 'Peaches, corn, tomatoes, garlic' },
    { name: 'Autumn', value: 'Apples, persimmons, walnuts' },
  ],
} as const;

export const california: Page = {
  path: '/travel/california',
  title: 'California, top to bottom',
  metaTitle: 'California Food Map',
  description:
    'What to eat in five regions of California: oysters in the north, sourdough by the bay, tri-tip, fish tacos and dates in the desert.',
  dek: 'Thirteen hundred kilometres of coast, and something to eat at every turn of it.',
  published: '2025-03-12',
  sections: [
    {
      type: 'cards',
      title: 'For what you bring home',
      text: 'A bag from the stand and half an hour is most of what these ask for.',
      columns: 3,
      cards: [
        {
          title: 'Simple Greek Salad',
          recipe: 'greek-salad',
        },
        {
          title: 'Mediterranean Salmon Containers',
          recipe: 'mediterranean-salmon',
        },
        {
          title: 'Turkey Taco Bowls',
          recipe: 'turkey-taco-bowls',
        },
      ],
    },
    {
      type: 'links',
      title: 'Other places I eat',
      links: [
        { name: 'Toronto', href: '/travel/toronto', text: 'Home.' },
        { name: 'Japan', href: '/travel/japan', text: 'Region by region.' },
      ],
    },
  ],
};
