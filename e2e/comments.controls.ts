import { CONTROL_STATE, focusOn, type PageTable } from './announcements';

const COMMENT = { id: 7, author: 'Ann', created: 1_779_900_000, text: 'Lovely.', replies: [] };

export const COMMENTS_CONTROLS: readonly PageTable[] = [
  {
    name: 'the comments of a recipe',
    route: '/chickpea-block/',
    answers: {
      'https://talk.test/isso/?*': { replies: [COMMENT] },
      'https://talk.test/isso/new?*': { id: 8, mode: 1 },
    },
    controls: [
      ['button', 'Show comments', '1 comment'],
      ['button', 'Reply to Ann', focusOn('textbox "Your comment"')],
      ['button', 'Not a reply', focusOn('textbox "Your comment"')],
      ['button', 'Send comment', 'Please write a comment.'],
      ['textbox', 'Your comment', CONTROL_STATE, 'With rye.'],
      ['textbox', 'Your name', CONTROL_STATE, 'Ben'],
      ['textbox', 'Your email address', CONTROL_STATE, 'ben@harbour.test'],
      ['button', 'Send comment', 'Your comment is here.'],
    ],
  },
];
