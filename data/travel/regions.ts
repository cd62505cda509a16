import type { GtaRegionId } from '@/lib/content/schema/travel/place';

/** The regions of the Toronto page: the name on the map, and one sentence about eating there. */
export const gtaRegions: Record<GtaRegionId, { name: string; text: string }> = {
  downtown: {
    name: 'Downtown',
    text: 'Chinatown, Kensington, Koreatown on Bloor, Little Italy: four countries in one walk.',
  },
  northYork: {
    name: 'North York',
    text: 'Yonge Street north of Sheppard, where the Korean and Persian kitchens are.',
  },
  scarborough: {
    name: 'Scarborough',
    text: 'Plazas with Tamil, Hakka, Cantonese and Filipino cooking side by side.',
  },
  etobicoke: {
    name: 'Etobicoke',
    text: 'From the lake to the airport: Italian bakeries, Polish delis, Caribbean counters.',
  },
  eastYork: {
    name: 'East York',
    text: 'The Danforth and its Greek kitchens, with Ethiopian coffee further along.',
  },
  york: { name: 'York', text: 'Eglinton West and its patties, St. Clair West and its espresso.' },
  vaughan: { name: 'Vaughan', text: 'Italian bakeries around Woodbridge, and half of Thornhill.' },
  richmondHill: {
    name: 'Richmond Hill',
    text: 'Persian and Hong Kong kitchens along Yonge Street and Leslie.',
  },
  markham: { name: 'Markham', text: 'Whole plazas of Cantonese, Sichuan and Taiwanese cooking.' },
  aurora: { name: 'Aurora', text: 'A short main street, and farms close behind it.' },
  newmarket: { name: 'Newmarket', text: 'An old main street with a farmers’ market on Saturdays.' },
  mississauga: {
    name: 'Mississauga',
    text: 'South Asian, Arab and Polish kitchens, and the lake at Port Credit.',
  },
  brampton: { name: 'Brampton', text: 'Punjabi sweets, dosa and tandoori, in plaza after plaza.' },
  caledon: { name: 'Caledon', text: 'Apple orchards, cider and butter tarts.' },
  oakville: { name: 'Oakville', text: 'Lakeside cafés around the old harbour.' },
  burlington: { name: 'Burlington', text: 'The western end of the lake, and its ribs in September.' },
  milton: { name: 'Milton', text: 'Under the escarpment: farm stands and Pakistani grills.' },
  pickering: { name: 'Pickering', text: 'Farm stands in the north, the waterfront in the south.' },
  ajax: { name: 'Ajax', text: 'Caribbean and Sri Lankan kitchens in the plazas along the highway.' },
  whitby: { name: 'Whitby', text: 'A four-corners downtown with cafés around it.' },
};
