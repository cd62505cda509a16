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
      ['button', 'Over 1 hr', /recipes?$/],
      [
        'button',
        /^(Filling Meals|Legumes|Noodles)/,
        /^(\d recipes?|None of my recipes match all of that\. .+)$/,
      ],
    ],
  },
  {
    name: 'filters without a result',
    route: '/recipes/?category=stews&diet=vegan',
    shows: 'Without Stews:',
    controls: [
      ['button', 'Show all recipes', '8 recipes'],
      ['button', /^Stews/, '2 recipes'],
      ['button', /^More filters/, CONTROL_STATE],
      ['button', 'Gluten-free', /^None of my recipes match all of that\. .+$/],
      ['button', /.+ \d+ found$/, /recipes?$/],
    ],
  },
];
