import { CONTROL_STATE, type PageTable } from './announcements';

export const RECIPE_LIST_CONTROLS: readonly PageTable[] = [
  {
    name: 'the list of recipes',
    route: '/recipes/',
    controls: [
      ['combobox', 'Search recipes', '1 recipe, Enter opens Herb Salad', 'sal'],
      ['button', /^Stews/, '2 recipes'],
      ['button', /^Salads/, '2 recipes'],
      ['button', /^All/, '8 recipes'],
      ['button', /^More filters/, CONTROL_STATE],
      ['button', 'Up to 30 min', '2 recipes'],
      ['button', 'Gluten-free', '1 recipe'],
      ['button', 'Clear filters', '8 recipes'],
      ['button', /^(Up to 1 hr|Over 1 hr|Vegetarian|Vegan|Dairy-free|Nut-free)$/, '5 recipes'],
      ['searchbox', 'What I have', '1 recipe', 'carots'],
      ['searchbox', 'What I have', 'None of my recipes match all of that. Without zzz: Herb Salad.', 'zzz'],
      ['button', 'Show all recipes', '8 recipes'],
      ['button', /^(Filling Meals|Legumes|Noodles|.+ \d+ found$)/, '3 recipes'],
    ],
  },
];
