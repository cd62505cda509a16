import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const fullMeals: Page = {
  path: '/recipes/meal-prep/full-meals',
  title: 'Full Meals',
  metaTitle: 'Full Meals to Prepare Ahead',
  description:
    'Meals that need nothing beside them: grain, vegetable and protein in one box, from teriyaki chicken bowls to Mediterranean salmon.',
  dek: 'Grain, vegetable and protein in one bowl. Nothing to add, one thing to wash.',
  back: { name: 'Back to Meal Prep Ideas', href: '/recipes/meal-prep' },
  sections: [
    {
      type: 'cards',
      title: 'A whole meal in one box',
      columns: 4,
      cards: [
        {
          title: 'Teriyaki Chicken Bowls',
          meta: '40 min',
          href: '/recipes/teriyaki-chicken',
          picture: pictures.teriyaki,
        },
        {
          title: 'Turkey Taco Bowls',
          meta: '35 min',
          href: '/recipes/turkey-taco-bowls',
          picture: pictures.tacoBowl,
        },
        {
          title: 'Mediterranean Salmon Containers',
          meta: '45 min',
          href: '/recipes/mediterranean-salmon',
          picture: pictures.salmon,
        },
        {
          title: 'Tofu Vegetable Stir Fry',
          meta: '30 min',
          href: '/recipes/tofu-vegetable-stir-fry',
          picture: pictures.stirFry,
        },
      ],
    },
    {
      type: 'prose',
      title: 'What makes it full',
      paragraphs: [
        'I count four parts: something that fills, something that feeds the muscles, something green, and a sauce that makes them one dish. Leave one out and by four in the afternoon you are looking for a biscuit.',
      ],
    },
    {
      type: 'comingSoon',
      title: 'More full meals',
      text: 'Four is a start. The next ones have to survive four days in my own fridge first.',
      subject: 'Meal Prep Ideas',
      buttonText: 'See what is coming',
    },
    {
      type: 'links',
      title: 'On the same shelf',
      links: [
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'Four Sunday cooks.' },
        {
          name: 'High Protein Meals',
          href: '/recipes/meal-prep/high-protein',
          text: 'The same bowls by their numbers.',
        },
        { name: 'All Recipes', href: '/recipes' },
      ],
    },
  ],
};
