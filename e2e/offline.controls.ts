import type { ControlRow, PageTable } from './announcements';

/** Fails in a browser without a service worker. */
export const SAVE_IT: ControlRow = [
  'button',
  /^(Save guide .+|Try again)$/,
  'This browser won’t save anything, perhaps because the window is private. Try another window or browser.',
];

export const OFFLINE_CONTROLS: readonly PageTable[] = [
  {
    name: 'saving a guide',
    route: '/travel/port-alder/',
    controls: [
      [
        'button',
        'Save this guide to my phone',
        // The size is that of the built files.
        /^Takes \d(\.\d)? MB on this device: 5 pages and 10 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
];
