/** Ids of the parts of the city of Toronto, in the order of their buttons. */
export const TORONTO_REGIONS = [
  'downtown',
  'northYork',
  'scarborough',
  'etobicoke',
  'eastYork',
  'york',
] as const;

/** Ids of the regions, by the map that draws them. Markham and Richmond Hill stand on two maps, with one record. */
export const MAP_REGIONS = {
  toronto: TORONTO_REGIONS,
  northern: ['vaughan', 'richmondHill', 'markham', 'aurora', 'newmarket'],
  mississauga: ['mississauga', 'brampton', 'caledon', 'oakville', 'burlington', 'milton'],
  eastern: ['markham', 'richmondHill', 'pickering', 'ajax', 'whitby'],
  japan: [
    'hokkaido',
    'tohoku',
    'tokyo',
    'kanto',
    'chubu',
    'kansai',
    'chugoku',
    'shikoku',
    'kyushu',
    'okinawa',
  ],
  california: ['norcal', 'bayarea', 'centralcoast', 'socal', 'desertregion'],
} as const;

/** The four maps of the Toronto page, from top to bottom. */
export const GTA_MAPS = ['toronto', 'northern', 'mississauga', 'eastern'] as const;

/** Every region of the Toronto page once. */
export const GTA_REGIONS = [
  ...TORONTO_REGIONS,
  ...MAP_REGIONS.northern,
  ...MAP_REGIONS.mississauga,
  'pickering',
  'ajax',
  'whitby',
] as const;

/** Keys of the days of opening hours, from Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
