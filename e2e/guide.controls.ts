import { BROWSER, CONTROL_STATE, focusOn, type PageTable } from './announcements';
import { SAVE_IT } from './offline.controls';

export const GUIDE_CONTROLS: readonly PageTable[] = [
  {
    name: 'the regions of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', /^Upper Town/, 'Upper Town: 3 restaurants'],
      [
        'button',
        /^(Quayside|North Hill|Eastwick|Millford|Highmoor)( \d restaurants?)?$/,
        'Quayside: 2 restaurants',
      ],
      ['button', /^Print /, BROWSER],
      ['button', /^All of /, focusOn('group')],
      ['searchbox', 'Search Port Alder restaurants', CONTROL_STATE, 'sal'],
      ['button', /^Hours of /, CONTROL_STATE],
      ['button', 'Old Quay', focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "Old Quay"')],
      ['button', /^(Tanners Row|Mill Lane|North Steps)$/, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button')],
      ['button', /^See a larger picture: /, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "See a larger picture')],
      [
        'button',
        /^(Why it eats so well|How the villages|Two markets|What is on|Where the names)/,
        CONTROL_STATE,
      ],
    ],
  },
  {
    name: 'the filters of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', /^More filters/, CONTROL_STATE],
      ['button', /^Breakfast/, '1 of 9 restaurants on the maps'],
      ['button', 'Remove Breakfast', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['button', /^Late/, '1 of 9 restaurants on the maps'],
      ['button', 'Clear filters', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['combobox', 'Cuisine', '1 of 9 restaurants on the maps', 'seafood'],
      ['button', /^Remove /, '9 restaurants on the maps, 7 of them in Port Alder'],
      [
        'combobox',
        'Day',
        '8 of 9 restaurants on the maps, 6 of them in Port Alder Monday at 7 pm: 1 open, 7 with hours not confirmed, 1 closed and hidden. Most Hill Market shops are closed then ; Fish Hall is closed .',
        'mon',
      ],
      [
        'textbox',
        /^Time/,
        /^7 of 9 restaurants on the maps, 5 of them in Port Alder Monday at noon: /,
        '12:00',
      ],
      ['button', 'Now', /^7 of 9 restaurants on the maps, 5 of them in Port Alder Monday at 5(:\d\d)? pm: /],
      ['button', 'Any time', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['button', /^Sweet/, '1 of 9 restaurants on the maps'],
      ['button', /^Dressy/, '2 of 9 restaurants on the maps'],
      [
        'button',
        /^(Lunch|Dinner|Kind to budgets)/,
        '6 of 9 restaurants on the maps, 5 of them in Port Alder',
      ],
      ['button', /^Clear/, '9 restaurants on the maps, 7 of them in Port Alder'],
    ],
  },
  {
    name: 'a map enlarged to a region, and filters over the map',
    route: '/travel/port-alder/?region=upperTown',
    controls: [
      ['button', /^More filters/, CONTROL_STATE],
      ['button', /^Dinner/, /^[1-3] of 3 restaurants in Upper Town/],
      ['button', /^Show \d/, focusOn('button "More filters')],
      ['button', 'All of Port Alder', /of 9 restaurants on the maps/],
      ['button', 'Clear filters', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['button', 'Highmoor', 'Highmoor: No restaurants yet'],
      ['button', 'All of the inland villages', focusOn('group')],
    ],
  },
  {
    name: 'one map of the surroundings in a narrow window',
    route: '/travel/port-alder/?region=eastwick',
    width: 390,
    controls: [
      ['button', 'All of the coast', focusOn('group')],
      ['button', /^Eastwick/, 'Eastwick: 1 restaurant'],
      ['button', 'All of the coast', focusOn('group')],
    ],
  },
  {
    name: 'distances in a guide',
    route: '/travel/port-alder/',
    controls: [
      [
        'button',
        'Near me',
        'Sorted from where you are. Nearest: Mill Bakery. Less than 0.1 km, 5 minutes on foot. 1 restaurant has no pin yet and comes last.',
      ],
      [
        'combobox',
        'Distance from',
        'Sorted from Blue Door. Nearest: Ferry Kitchen. About 1.4 km, 25 minutes on foot. 1 restaurant has no pin yet and comes last.',
        'blue-door',
      ],
      [
        'button',
        'Use my location',
        'Sorted from where you are. Nearest: Mill Bakery. Less than 0.1 km, 5 minutes on foot. 1 restaurant has no pin yet and comes last.',
      ],
      ['button', 'Show the nearest', focusOn('heading "Mill Bakery')],
      ['button', 'Near me', CONTROL_STATE],
    ],
  },
  {
    name: 'the streets and the hidden places of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', 'Show streets', 'The street map didn’t load from streets.test.'],
      ['button', 'Try again', 'The street map didn’t load from streets.test.'],
      ['button', 'Hide streets', CONTROL_STATE],
      ['button', 'Quiet Corners', focusOn('textbox "Your e-mail"')],
      ['button', 'Sign me up', 'That is no e-mail address'],
      ['textbox', 'Your e-mail', CONTROL_STATE, 'me@example.org'],
      ['button', 'Sign me up', 'Thank you, the corners are open to you.'],
      ['button', 'Close', focusOn('button "Quiet Corners"')],
    ],
  },
  {
    name: 'the filters of a guide in a narrow window',
    route: '/travel/port-alder/',
    width: 390,
    controls: [
      ['button', 'More filters', focusOn('button "Close"')],
      ['button', /^Breakfast/, '1 of 9 restaurants on the maps'],
      ['button', /^Show \d/, focusOn('group')],
      ['button', 'Clear filters', '9 restaurants on the maps, 7 of them in Port Alder'],
    ],
  },
  {
    name: 'a guide of islands',
    route: '/travel/islands/',
    controls: [
      ['button', 'North Island', 'North Island: Crab House, The Drying Line'],
      ['button', 'Middle Island', 'Middle Island: Arcade Ramen, Tea Steps, Plain Counter'],
      ['button', 'South Island', 'South Island: Broth Boat, Palm Grill'],
      [
        'button',
        'Save this guide to my phone',
        /^Takes \d(\.\d)? MB on this device: 2 pages and 7 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
  {
    name: 'a guide of valleys',
    route: '/travel/valley/',
    controls: [
      [
        'button',
        'Uplands',
        "Uplands selected. I haven't added any restaurant recommendations for this area yet.",
      ],
      ['button', /^(Riverbank|Delta)$/, 'Riverbank selected. The Smoke Shed'],
      [
        'button',
        'Save this guide to my phone',
        /^Takes \d(\.\d)? MB on this device: 1 page and 4 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
  {
    name: 'a market',
    route: '/travel/port-alder/fish-hall/',
    controls: [['button', 'Print the guide', BROWSER]],
  },
];
