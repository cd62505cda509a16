import { CONTROL_STATE, type PageTable } from './announcements';

export const EDUCATION_CONTROLS: readonly PageTable[] = [
  {
    name: 'a lesson with tools',
    route: '/flour/',
    controls: [
      ['combobox', 'I am making', 'stone-ground flour They may be coarse.', 'rusks'],
      [
        'textbox',
        'or protein of',
        'plain flour , or strong flour Or 80 g strong flour and 20 g soft flour. 8% for soft flour and 13% for strong flour.',
        '12',
      ],
      ['textbox', 'Cups', '250 to 260 g', '2'],
      ['textbox', 'or grams', 'about 2 cups 1.85 to 1.92 cups, more or less.', '240'],
    ],
  },
  {
    name: 'a lesson',
    route: '/legumes/',
    controls: [['button', /^(What they are|Two to know)$/, CONTROL_STATE]],
  },
];
