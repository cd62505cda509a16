import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const fullMeals: Page = {
  path: '/recipes/meal-prep/full-meals',
  title: 'Full Meals',
  metaTitle: 'Full Meals to Prepare Ahead',
  description:
    'Meals that need nothing beside them: grain, vegetable and protein in one box, from teriyaki chicken bowls to Mediterranean salmon.',
  dek: 'Grain, vegetable and protein in one bowl. Nothing to add, one thing to wash.',
  picture: pictures.pastaSalad,
  back: { name: 'Back to Meal Prep Ideas', href: '/recipes/meal-prep' },
  sections: [
    {
      type: 'recipes',
      title: 'A whole meal in one box',
      pick: { fullMeal: true },
      as: 'cards',
    },
    {
      type: 'list',
      title: 'What makes it full',
      text: 'I count four parts. Leave one out, and at four in the afternoon you are looking for a biscuit.',
      items: [
        {
          title: 'Something that fills',
          meta: 'About a third of the box',
          text: 'Rice, a whole grain, or the beans that do two jobs at once. Cook it plain; the sauce is somebody else’s work.',
        },
        {
          title: 'Something that lasts',
          meta: 'About a quarter',
          text: 'Chicken, turkey, fish, tofu. This is the part that carries you to dinner, and the part that decides how long the box keeps.',
        },
        {
          title: 'Something green, or red, or orange',
          meta: 'The rest',
          text: 'Half of it cooked, half of it raw. Raw vegetables ride on top or in a bag of their own and go on after the microwave.',
        },
        {
          title: 'Something that makes it one dish',
          meta: 'Two spoons, in a jar',
          text: 'A sauce, a dressing, a wedge of lime. It goes on last, at the desk.',
        },
      ],
    },
    {
      type: 'comingSoon',
      title: 'More full meals',
      text: 'The next ones have to survive three days in my own fridge first.',
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
        { name: 'All Recipes', href: '/recipes', text: 'For when dinner is the only plan.' },
      ],
    },
  ],
};
