import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const highProtein: Page = {
  path: '/recipes/meal-prep/high-protein',
  title: 'High Protein Meals',
  description:
    'Four high protein meals to prepare ahead, 22 to 35 g a serving: teriyaki chicken, turkey taco bowls, Mediterranean salmon and tofu.',
  dek: 'Four meals that carry 22 to 35 grams of protein a serving and still taste like dinner.',
  sections: [
    {
      type: 'cards',
      title: 'The four meals',
      columns: 3,
      cards: [
        {
          title: 'Teriyaki Chicken Bowls',
          meta: '35g per serving, 40 min',
          text: 'Glazed chicken on rice with broccoli and carrot.',
          href: '/recipes/teriyaki-chicken',
          picture: pictures.teriyaki,
        },
        {
          title: 'Turkey Taco Bowls',
          meta: '28g per serving, 35 min',
          text: 'Spiced turkey, black beans, corn and lime.',
          href: '/recipes/turkey-taco-bowls',
          picture: pictures.tacoBowl,
        },
        {
          title: 'Mediterranean Salmon Containers',
          meta: '32g per serving, 45 min',
          text: 'Salmon over grains with olives, tomato and lemon.',
          href: '/recipes/mediterranean-salmon',
          picture: pictures.salmon,
        },
        {
          title: 'Tofu Vegetable Stir Fry',
          meta: '22g per serving, 30 min',
          text: 'Browned tofu, peppers and snap peas.',
          href: '/recipes/tofu-vegetable-stir-fry',
          picture: pictures.stirFry,
        },
        { title: 'More Coming Soon', meta: 'The next meal is being tested', soon: true },
      ],
    },
    {
      type: 'list',
      title: 'Protein Nutrition Tips',
      items: [
        { title: 'Know your number', text: 'A common range is 0.7 to 1 g per pound of body weight a day.' },
        { title: 'Eat after training', text: 'Have protein within 45 minutes after a workout.' },
        { title: 'Spread it out', text: 'A little at each meal is easier to eat than all of it at dinner.' },
        { title: 'Mix your sources', text: 'Fish, poultry, beans and tofu bring different things along.' },
        { title: 'Weigh it cooked once', text: 'After that your eye knows what a portion looks like.' },
      ],
    },
    {
      type: 'list',
      title: 'Why High Protein?',
      items: [
        { title: 'Muscle building', text: 'Muscle is made of protein, and training asks for more of it.' },
        {
          title: 'Increased metabolism',
          text: 'The body spends more energy digesting protein than starch or fat.',
        },
        { title: 'Better recovery', text: 'It supplies what is needed to repair after hard work.' },
        { title: 'Appetite regulation', text: 'It keeps you full for longer, which is half of any plan.' },
      ],
    },
    {
      type: 'links',
      title: 'Keep going',
      links: [
        { name: 'Explore More Recipes', href: '/recipes', text: 'The whole list.' },
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'Cook once, eat four times.' },
        { name: 'Legumes', href: '/legumes', text: 'Protein that keeps in a jar for a year.' },
      ],
    },
  ],
};
