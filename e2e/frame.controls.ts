import { BROWSER, CONTROL_STATE, type ControlRow, focusOn, type PageTable } from './announcements';

/** Of every page. */
export const FRAME: readonly ControlRow[] = [
  ['button', 'Places', CONTROL_STATE],
  ['button', 'Dishes menu', CONTROL_STATE],
  ['button', 'Batch cooking menu', CONTROL_STATE],
  ['button', 'By kind', CONTROL_STATE],
  ['button', 'Lessons', CONTROL_STATE],
  ['button', 'Search', focusOn('combobox "Search this site"')],
  ['button', 'Fish Hall', '5 results'],
  ['button', 'Clear', focusOn('combobox "Search this site"')],
  ['button', 'Strong flour', '1 result'],
  ['combobox', 'Search this site', '9 results', 'sal'],
  ['button', 'Clear', focusOn('combobox "Search this site"')],
  ['button', 'Gluten-free', '4 results'],
  ['checkbox', 'Press / to search', CONTROL_STATE],
  ['button', 'Close', focusOn('button "Search"')],
  ['textbox', 'Email address', CONTROL_STATE, 'me'],
  ['button', 'Subscribe', 'Please enter a valid email address'],
  ['button', 'Copy address', 'Address copied cook@plain-peppered.test'],
  ['button', 'Dismiss', focusOn('button "Copy address"')],
];

/** Of every page in a narrow window. */
export const MENU: readonly ControlRow[] = [
  ['button', 'Open menu', focusOn('button "Close menu"')],
  ['button', /^(Dishes|Batch cooking)$/, CONTROL_STATE],
  ['searchbox', 'Search Port Alder restaurants', CONTROL_STATE, 'sea'],
  ['button', 'Close menu', focusOn('button "Open menu"')],
];

export const FRAME_CONTROLS: readonly PageTable[] = [
  { name: 'the header and the footer', route: '/content/', controls: FRAME },
  {
    name: 'the menu of a narrow window',
    route: '/about/',
    width: 390,
    controls: MENU,
  },
  {
    name: 'the browser of an app',
    route: '/barley-stew/',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91',
    controls: [
      ['button', 'Print', focusOn('paragraph: Tap ⋯ at the top right')],
      ['button', 'Copy link', 'Link copied. Now paste it in your browser.'],
      ['textbox', 'Link to this page', BROWSER],
      ['button', 'Close', focusOn('button "Print"')],
    ],
  },
  { name: 'the offline page', route: '/offline/', controls: [['button', 'Try again', BROWSER]] },
];
