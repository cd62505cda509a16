import { focusOn, type PageTable } from './announcements';

export const EVENTS_CONTROLS: readonly PageTable[] = [
  {
    name: 'the events of a guide',
    route: '/travel/port-alder/events/',
    controls: [
      ['button', 'About this event', focusOn('dialog "Herring Week"')],
      ['button', 'Close', focusOn('button "About this event"')],
    ],
  },
];
