import { CONTROL_STATE, type PageTable } from './announcements';

/** The fields keep what they have; what they change is announced with the press that asks. */
export const TONIGHT_CONTROLS: readonly PageTable[] = [
  {
    name: 'the sentence of the list of recipes',
    route: '/recipes/',
    controls: [
      ['button', 'Find dinner', 'Lemon Noodles. Start at 6:35 pm.'],
      ['combobox', 'What I have', 'Nothing in 40 minutes. In 45: Rice Bowls.', 'chicken thighs'],
      ['combobox', 'Time to cook', 'Rice Bowls. Start at 6:15 pm.', '60'],
      ['combobox', 'Servings', CONTROL_STATE, '2'],
      ['combobox', 'Time to eat', 'Rice Bowls. Start at 7:15 pm.', '20:00'],
      ['button', 'Add what’s missing Rice Bowls', /^Added to the shopping list/],
      ['button', /^Add (what’s missing|to list) /, /^Added to the shopping list/],
      ['button', 'Start over', '8 recipes'],
    ],
  },
];
