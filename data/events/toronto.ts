import { pictures } from '@/data/pages/pictures';
import type { FoodEvent } from '@/lib/content/schema/travel/event';

/** Day on which the dates of 2025 were last compared with what the organisers announced. */
export const TORONTO_DATES_CHECKED = '2026-11-21';

/** Six food events of Toronto, in the order of their dates. */
export const torontoFoodEvents: readonly FoodEvent[] = [
  // 31 January to 13 February 2025, more than 230 restaurants: City of Toronto; Streets of Toronto, 28 January 2025.
  {
    id: 'winterlicious',
    name: 'Winterlicious',
    starts: '2025-01-31',
    ends: '2025-02-13',
    usually: 'two weeks from the end of January',
    location: 'Restaurants all over the city',
    address: { locality: 'Toronto', region: 'Ontario', country: 'CA' },
    description:
      'Two weeks of three-course set menus, in the coldest weeks of the year, in the rooms I would otherwise save for birthdays.',
    details: [
      'The City of Toronto began it in 2003 to fill dining rooms when nobody goes out, and its summer twin in the same year. In 2025 more than 230 restaurants took part. Each of them writes its own three courses and picks a price from the City’s list, so the price is known before you sit down.',
      'I read the menus before I read the names. A kitchen that puts its own dishes on the list is a bargain; one that writes chicken, salmon and cheesecake is not. Book on the first day, lunch rather than dinner, and on a weekday.',
    ],
    eat: [
      'Lunch in a room whose dinners are out of reach: the same kitchen, a smaller bill',
      'Whatever has been braised all morning; it is the season for it',
      'One cuisine you have never ordered, because three courses are chosen for you',
    ],
    season: 'winter',
    source: { name: 'City of Toronto', href: 'https://www.toronto.ca/winterlicious' },
    picture: pictures.winterWindow,
  },
  // 13 to 15 June 2025, Bathurst to Shaw, some 200 businesses: Streets of Toronto and Canadian Reviews, 2025.
  {
    id: 'taste-of-little-italy',
    name: 'Taste of Little Italy',
    starts: '2025-06-13',
    ends: '2025-06-15',
    usually: 'a weekend in the middle of June',
    location: 'College Street, Bathurst to Shaw, Little Italy',
    address: {
      street: 'College Street between Bathurst Street and Shaw Street',
      locality: 'Toronto',
      region: 'Ontario',
      country: 'CA',
    },
    description:
      'College Street closes to cars for a weekend, the patios grow into the road, and dinner is whatever you can carry.',
    details: [
      'The street is closed from Bathurst to Shaw, Friday evening to Sunday, with stages at the corners and some two hundred local businesses between them. The shops of the street run it themselves.',
      'I start at Shaw, where it is emptier, and walk east. The best things are not in the tents: the bakeries and cafés keep their own doors open, and an espresso at the counter is the quietest five minutes of the evening.',
    ],
    eat: [
      'Arancini and porchetta in a bun, eaten standing',
      'Gelato from a counter that is there all year',
      'The first Ontario strawberries, if a farm has brought them',
    ],
    season: 'summer',
    source: { name: 'Little Italy BIA, on Instagram', href: 'https://www.instagram.com/tolittleitaly/' },
    picture: {
      name: 'event-little-italy',
      alt: 'A model of a closed street of painted houses in evening sun, with an ice-cream cart under a green parasol and a table of arancini and espresso',
      focus: [40, 60],
    },
  },
  // Friday 4 to Sunday 20 July 2025, more than 220 restaurants: City of Toronto, news release of 19 June 2025.
  {
    id: 'summerlicious',
    name: 'Summerlicious',
    starts: '2025-07-04',
    ends: '2025-07-20',
    usually: 'seventeen days in July',
    location: 'Restaurants all over the city',
    address: { locality: 'Toronto', region: 'Ontario', country: 'CA' },
    description:
      'The set menus come back for seventeen days, this time with tomatoes that taste of something and a table outside.',
    details: [
      'In 2025 more than 220 restaurants cooked three courses for $20 to $55 at lunch and $25 to $75 at dinner, and more than 160 of them had a vegetarian menu. Reservations open about two weeks before the first day, with the restaurants themselves.',
      'July is when Ontario’s fields catch up with its kitchens, so I look for menus that change with the week. Ask for the patio when you book, not when you arrive.',
    ],
    eat: [
      'Anything with corn, peaches or field tomatoes in it, late in the month',
      'Lake fish, if a kitchen has it: pickerel or trout',
      'The vegetarian menu, which is often the one the cook enjoyed writing',
    ],
    season: 'summer',
    source: { name: 'City of Toronto', href: 'https://www.toronto.ca/summerlicious' },
    picture: {
      name: 'event-summerlicious',
      alt: 'A model of a restaurant terrace: a white table under a yellow parasol, with tomato salad, grilled corn and a whole trout with lemon',
      focus: [52, 66],
    },
  },
  // Saturday 5 and Sunday 6 July 2025, Winona to Christie: salsaintoronto.com; Over Here Toronto, 2025.
  {
    id: 'salsa-on-st-clair',
    name: 'Salsa on St. Clair',
    starts: '2025-07-05',
    ends: '2025-07-06',
    usually: 'a weekend early in July',
    location: 'St. Clair Avenue West, Winona to Christie',
    address: {
      street: 'St. Clair Avenue West between Winona Drive and Christie Street',
      locality: 'Toronto',
      region: 'Ontario',
      country: 'CA',
    },
    description:
      'A Latin American street party with a dance floor as wide as the road and somebody grilling at the end of every song.',
    details: [
      'Two days, free, from noon on: a parade, bands on several stages, lessons on the asphalt for people who say they cannot dance. It has been held on St. Clair since 2005.',
      'Come hungry at noon, when the grills are lit and the queues are not there yet, and take the subway to St. Clair West. The streetcar goes another way that weekend.',
    ],
    eat: [
      'Arepas and pupusas straight off the griddle',
      'Tamales, which are good long before anything on the grills is ready',
      'Churros, and something cold with lime to follow them',
    ],
    season: 'summer',
    source: { name: 'Salsa in Toronto', href: 'https://salsaintoronto.com/' },
    picture: {
      name: 'event-salsa',
      alt: 'A model of a street with a sunburst stage, congas and a guitar; in front arepas on a griddle, tamales, limes and a tin of churros',
      focus: [48, 62],
    },
  },
  // 15 August to 1 September 2025, 136 places to eat: Global News, 13 August 2025. First held 1879
  // as the Toronto Industrial Exhibition: Toronto Public Library, 17 August 2018; Library and Archives Canada.
  {
    id: 'canadian-national-exhibition',
    name: 'Canadian National Exhibition',
    starts: '2025-08-15',
    ends: '2025-09-01',
    usually: 'eighteen days up to Labour Day',
    location: 'Exhibition Place, on the lake',
    address: { street: 'Exhibition Place', locality: 'Toronto', region: 'Ontario', country: 'CA' },
    description:
      'The Ex: rides, cows, an air show, and a hall where people dare each other to eat things that should not be fried.',
    details: [
      'It began in 1879 as the Toronto Industrial Exhibition, a fair of farming and industry, and still ends the summer: eighteen days, the last of them Labour Day. Most of the eating happens in the Food Building beside the stadium, where dozens of counters compete for the headline of the year.',
      'I go on a weekday at eleven, share one absurd thing, then eat properly: the stalls that have been there for decades know what they are doing. Leave room for the farm building, where the milk comes from somebody you can see.',
    ],
    eat: [
      'Warm miniature doughnuts by the bag, the smell of the place',
      'One new invention, divided by four',
      'A plain, good thing from a counter that was there before you were born',
    ],
    season: 'summer',
    source: { name: 'Canadian National Exhibition', href: 'https://www.theex.com/' },
    picture: pictures.exhibition,
  },
  // 13 November 2025 to 4 January 2026: GlobeNewswire, 17 September 2025.
  {
    id: 'distillery-winter-village',
    name: 'The Distillery Winter Village',
    starts: '2025-11-13',
    ends: '2026-01-04',
    usually: 'mid-November to the first days of January',
    location: 'Distillery District',
    address: { street: '55 Mill Street', locality: 'Toronto', region: 'Ontario', country: 'CA' },
    description:
      'Wooden cabins on cobblestones between Victorian brick, a very tall tree, and something hot to hold in both hands.',
    details: [
      'It was called the Toronto Christmas Market until 2021, and 2025 was its sixteenth season. The brick lanes of an old whisky distillery have no cars in them at any time of the year, which is half of the charm.',
      'Busy evenings need a ticket and a good deal of patience. An early weekday afternoon in November needs far less of both, and the lights come on before five.',
    ],
    eat: [
      'Schnitzel in a bun, or grilled cheese from the next cabin',
      'Churros, rolled in sugar while you watch',
      'Mulled wine, or hot chocolate thick enough for a spoon',
    ],
    season: 'autumn',
    source: { name: 'The Distillery Historic District', href: 'https://www.thedistillerywintervillage.com/' },
    picture: {
      name: 'event-winter-village',
      alt: 'A model of a brick lane at night with a lit fir and wooden cabins under snow; on barrels a plate of churros, a mug of mulled wine with a slice of orange and a hot chocolate with cream',
      focus: [48, 62],
    },
  },
];
