import { focusOn, type PageTable } from './announcements';

export const PLAN_CONTROLS: readonly PageTable[] = [
  {
    name: 'the planner',
    route: '/barley-stew/',
    controls: [
      ['button', /Plan it$/, focusOn('dialog "Plan it"')],
      ['button', 'Tomorrow', 'Start tomorrow at 5:35 pm. 1 hr 23 min, 49 min of it hands-on.'],
      ['button', '6 pm', 'Start tomorrow at 4:35 pm. 1 hr 23 min, 49 min of it hands-on.'],
      ['button', '7 pm', 'Start tomorrow at 5:35 pm. 1 hr 23 min, 49 min of it hands-on.'],
      ['button', /^(Tonight|Sat|Sun|8 pm)$/, /^Start today at 5:35 pm/],
      ['textbox', 'Day', 'Start tomorrow at 5:35 pm. 1 hr 23 min, 49 min of it hands-on.', '2026-03-03'],
      ['textbox', 'Time', 'Start tomorrow at 4:35 pm. 1 hr 23 min, 49 min of it hands-on.', '18:00'],
      ['radio', /^As fast as possible/, 'Start tomorrow at 4:40 pm. 1 hr 18 min, 49 min of it hands-on.'],
      ['radio', /^Take it easy/, 'Start tomorrow at 4:35 pm. 1 hr 23 min, 49 min of it hands-on.'],
      [
        'textbox',
        'Day',
        'It’s too late for that start. To eat yesterday at 6 pm, you’d have had to start yesterday at 4:35 pm. 1 hr 23 min, 49 min of it hands-on.',
        '2026-03-01',
      ],
      ['button', /^Eat today at/, /^Start today at 12:\d\d pm\. 1 hr 23 min, 49 min of it hands-on\.$/],
      [
        'button',
        'Add to calendar',
        'Your download should start: barley-stew-plan.ics. Open it to add the steps to your calendar.',
      ],
      ['button', 'Copy the plan', 'Plan copied.'],
      ['button', 'Close', focusOn('button "Want to eat')],
    ],
  },
];
