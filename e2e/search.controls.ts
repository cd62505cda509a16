import { CONTROL_STATE, focusOn, type PageTable } from './announcements';

export const SEARCH_CONTROLS: readonly PageTable[] = [
  {
    name: 'the search of a guide',
    route: '/travel/port-alder/search/',
    controls: [
      ['searchbox', 'Search Port Alder restaurants', '1 restaurant', 'sea'],
      ['button', /^See a larger picture: /, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "See a larger picture')],
      [
        'button',
        /^(Old Quay|Tanners Row|Mill Lane|North Steps|Eastwick|Millford)$/,
        focusOn('button "Close"'),
      ],
      ['button', 'Close', focusOn('button "Old Quay"')],
      ['button', /^Hours of /, CONTROL_STATE],
      ['button', /^Add .+ to your Walk$/, 'Added to your walk: 1 stop'],
      ['searchbox', 'Search Port Alder restaurants', '1 restaurant', 'bakery'],
      ['searchbox', 'Search Port Alder restaurants', '0 restaurants', 'zzz'],
    ],
  },
];
