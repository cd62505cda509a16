import { BROWSER, focusOn, type PageTable } from './announcements';

export const WALK_CONTROLS: readonly PageTable[] = [
  {
    name: 'a walk',
    route: '/travel/port-alder/',
    controls: [
      ['button', 'Add Saffron Room to your Walk', 'Added to your walk: 1 stop'],
      ['button', /^Add .+ to (your|the) Walk$/, 'Added to your walk: 2 stops'],
      ['button', 'Add North Star to your Walk', 'Added to your walk: 3 stops'],
      ['button', /^On (your|the) walk/, focusOn('dialog "Your walk"')],
      ['button', 'Move Saffron Room down', 'Saffron Room is now stop 2 of 3.'],
      ['button', /^Move .+ (up|down)$/, 'Blue Door is now stop 2 of 3.'],
      ['button', 'Add Hill Market', 'Hill Market is now stop 4 of 4.'],
      ['button', /^Add .+ (Market|Hall)$/, 'Fish Hall is now stop 5 of 5.'],
      ['button', 'Order by distance', 'Stops are now in order of distance. Undo'],
      ['button', 'Undo', 'Your walk is back as it was.'],
      ['button', 'Remove Hill Market from the walk', 'Removed Hill Market from the walk. Undo'],
      ['button', 'Share', 'Link copied Paste it to anyone; all stops included.'],
      ['button', /^Download /, BROWSER],
      ['button', 'Print', BROWSER],
      ['button', 'Clear the walk', 'Walk cleared. Undo'],
      ['button', 'Undo', 'Your walk is back as it was.'],
      ['button', 'Close', focusOn('button')],
      ['button', 'Open the walk', focusOn('dialog "Your walk"')],
      ['button', /^Remove .+ from the walk$/, 'Removed Saffron Room from the walk. Undo'],
    ],
  },
  {
    name: 'the times of a walk',
    route: '/travel/port-alder/?walk=saffron-room,north-star,blue-door',
    shows: 'Someone shared this walk with you.',
    controls: [
      ['button', 'Save this walk', 'Walk saved on this device.'],
      ['button', 'Add times', focusOn('textbox "Start')],
      ['textbox', /^Start/, 'The walk runs from 6:30 pm to 11:15 pm.', '2026-03-03T18:30'],
      ['spinbutton', /^Minutes at/, 'The walk runs from 6:30 pm to 11 pm.', '45'],
      ['button', /^Take transit/, 'The walk runs from 6:30 pm to 10:50 pm.'],
      ['button', /^Go on foot/, 'The walk runs from 6:30 pm to 11 pm.'],
      ['button', 'Calendar', BROWSER],
      ['button', 'Remove times', focusOn('button "Add times"')],
    ],
  },
  {
    name: 'saved walks',
    route: '/travel/port-alder/',
    stored: {
      'rtr:walks': {
        version: 1,
        walks: [{ stops: ['north-star', 'saffron-room'] }, { stops: ['blue-door'] }],
      },
    },
    controls: [
      ['button', 'See them', focusOn('dialog "Your walks"')],
      ['button', /\d stops?$/, focusOn('dialog "Your walk"')],
      ['button', 'Clear the walk', 'Walk cleared. Undo'],
      ['button', 'Close', focusOn('button "See them"')],
      ['button', 'Hide this bar', focusOn('main')],
    ],
  },
];
