import { CONTROL_STATE, focusOn, type PageTable } from './announcements';
import { CARD_ROWS } from './shopping.controls';
import { SENTENCE_ROWS } from './tonight.controls';

export const PAGES_CONTROLS: readonly PageTable[] = [
  {
    name: 'the home page',
    route: '/',
    controls: [
      ['textbox', 'Your e-mail', CONTROL_STATE, 'me'],
      ['button', 'Sign up', 'Please enter a valid email address'],
      ...CARD_ROWS,
      ...SENTENCE_ROWS,
      ['button', 'Start over', focusOn('combobox "What I have"')],
    ],
  },
  {
    name: 'a page that is coming soon',
    route: '/clay/',
    controls: [
      [
        'button',
        'See what is coming',
        'Coming Soon The pottery is coming soon content is currently under development',
      ],
      ['button', 'Dismiss', focusOn('button "See what is coming"')],
      ['textbox', 'Email address', CONTROL_STATE, 'me'],
      ['button', 'Write to me', 'Please enter a valid email address'],
    ],
  },
  {
    name: 'a text with a video',
    route: '/keeping-fish/',
    controls: [['button', 'Play the video: Salting a barrel', focusOn('iframe')]],
  },
  {
    name: 'a page with a contact form',
    route: '/about/',
    controls: [
      ['textbox', 'Your name', CONTROL_STATE, 'Ann'],
      ['combobox', 'What’s it about?', CONTROL_STATE, 'A place to eat'],
      ['textbox', 'Your message', CONTROL_STATE, 'Hello'],
      ['button', 'Send message', focusOn('textbox "Email address"')],
      ['textbox', 'Email address', CONTROL_STATE, 'ann@harbour.test'],
    ],
  },
];
