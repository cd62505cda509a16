import { CONTROL_STATE, type ControlRow, type PageTable } from './announcements';
import { CARD_ROWS } from './shopping.controls';

/** The sentence; its fields say themselves what they have, and a change of the dishes is announced. */
export const SENTENCE_ROWS: readonly ControlRow[] = [
  ['button', 'Find dinner', 'Lemon Noodles. Start at 6:35 pm.'],
  ['button', /^Add to list /, /^Added to your shopping list .+ See the list$/],
  ['combobox', 'What I have', 'Nothing in 40 minutes. In 45: Rice Bowls.', 'chicken thighs'],
  ['combobox', 'Time to cook', 'Rice Bowls. Start at 6:15 pm.', '60'],
  ['combobox', 'Servings', CONTROL_STATE, '2'],
  ['combobox', 'Time to eat', 'Rice Bowls. Start at 7:15 pm.', '20:00'],
  ['button', /^Add what’s missing /, /^Added to your shopping list .+ See the list$/],
];

export const TONIGHT_CONTROLS: readonly PageTable[] = [
  {
    name: 'the sentence of the list of recipes',
    route: '/recipes/',
    controls: [
      ...SENTENCE_ROWS,
      ['button', 'Start over', '8 recipes'],
      ...CARD_ROWS,
      ['button', 'Find dinner', 'Lemon Noodles. Start at 6:35 pm.'],
    ],
  },
];
