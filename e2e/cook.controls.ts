import { CONTROL_STATE, focusOn, type PageTable, START } from './announcements';
import { stewTimer } from './stew-timer';

const timer = (id: string, label: string, minutes: number) => stewTimer(id, label, minutes, START);

const ENDED = { ...timer('simmer', 'Simmer the stew', 50), endsAt: START - 60_000 };

export const COOK_CONTROLS: readonly PageTable[] = [
  {
    name: 'cook mode',
    route: '/barley-stew/',
    controls: [
      ['button', 'Cook mode', focusOn('heading "Season the beef"')],
      ['button', 'Next', 'Step 2 of 8'],
      ['button', 'Back', 'Step 1 of 8'],
      ['button', /List of steps$/, focusOn('button "1 Season the beef"')],
      ['button', /^\d Boil the eggs$/, 'Step 3 of 8'],
      [
        'button',
        /^\d+:00, start the timer: /,
        'Boil the eggs: timer started, 9:00. It rings through the speaker, so keep the volume up. Leave this page open.',
      ],
      ['button', 'Test the sound', 'That’s how it rings. If you heard nothing, turn the volume up.'],
      ['button', 'OK', focusOn('button "Pause: Boil the eggs"')],
      ['button', 'Pause: Boil the eggs', /^Boil the eggs: paused, \d:\d\d left$/],
      ['button', 'Resume: Boil the eggs', /^Boil the eggs: running again, \d:\d\d left$/],
      ['button', '+1 min: Boil the eggs', /^\d+ minutes left$/],
      ['button', 'Cancel: Boil the eggs', 'Boil the eggs: timer cancelled'],
      ['button', /^Ingredients/, focusOn('checkbox "600 g beef shin')],
      ['checkbox', /soy sauce/, CONTROL_STATE],
      ['button', 'Close', focusOn('button "Ingredients')],
      ['button', /List of steps$/, focusOn('button "3 Boil the eggs"')],
      ['button', /^\d [A-Z]/, 'Step 1 of 8'],
      ['button', /List of steps$/, focusOn('button "1 Season the beef"')],
      ['button', '8 Serve', 'Step 8 of 8'],
      ['button', 'Finish', 'All steps done'],
      [
        'button',
        'Add to favourites',
        'Added to your favourites The dishes you’ve cooked and loved. View saved recipes',
      ],
      ['button', 'Cook again', 'Step 1 of 8'],
    ],
  },
  {
    name: 'two running timers',
    route: '/about/',
    stored: { 'rtr:timers': [timer('simmer', 'Simmer the stew', 50), timer('boil', 'Boil the barley', 30)] },
    controls: [
      ['button', '1 more timer', CONTROL_STATE],
      ['button', 'Pause: Boil the barley', /^Boil the barley: paused, \d+:\d\d left$/],
      ['button', /^Resume: /, /^Boil the barley: running again, \d+:\d\d left$/],
      ['button', '+1 min: Boil the barley', /^3\d minutes left$/],
      ['button', 'Minimize timers', focusOn('button "3')],
      ['button', /show timers/, focusOn('button "Minimize timers"')],
      ['button', 'Show fewer', CONTROL_STATE],
      ['button', /^Cancel: /, 'Boil the barley: timer cancelled'],
      ['button', 'Cancel: Simmer the stew', 'Simmer the stew: timer cancelled'],
    ],
  },
  {
    name: 'an ended timer',
    route: '/about/',
    stored: { 'rtr:timers': [ENDED] },
    controls: [
      ['button', '+1 min: Simmer the stew', '1 minute left'],
      ['button', 'Pause: Simmer the stew', /^Simmer the stew: paused, 0:\d\d left$/],
      ['button', 'Resume: Simmer the stew', /^Simmer the stew: running again, 0:\d\d left$/],
      ['button', 'Cancel: Simmer the stew', 'Simmer the stew: timer cancelled'],
    ],
  },
  {
    name: 'an ended timer that is dismissed',
    route: '/about/',
    stored: { 'rtr:timers': [ENDED] },
    controls: [['button', 'Dismiss: Simmer the stew', 'Simmer the stew: timer cleared']],
  },
];
