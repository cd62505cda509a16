import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const mealPrep: Page = {
  path: '/recipes/meal-prep',
  title: 'Meal Prep Ideas',
  description:
    'Four meal prep ideas that cook in 15 to 45 minutes and keep until Thursday: chicken bowls, overnight oats, tofu stir fry and pasta salad.',
  dek: 'Four Sunday cooks that are still good on Thursday. One board, one pan, a row of boxes.',
  back: { name: 'Back to Home', href: '/' },
  sections: [
    {
      type: 'cards',
      title: 'Four ideas',
      columns: 2,
      cards: [
        {
          title: 'Chicken and Veggie Bowls',
          meta: '40 mins, Easy',
          text: 'Roast the chicken and the vegetables on one tray, keep the grain plain and the sauce in its own jar.',
          picture: pictures.teriyaki,
          href: '/recipes/teriyaki-chicken',
        },
        {
          title: 'Overnight Oats Variety',
          meta: '15 mins, Beginner',
          text: 'One bowl of oats and milk, four jars, four toppings. The fridge does the cooking.',
        },
        {
          title: 'Tofu Stir Fry Containers',
          meta: '30 mins, Easy',
          text: 'Press and brown the tofu first; it keeps its crust for days if it goes into the box dry.',
          picture: pictures.stirFry,
          href: '/recipes/tofu-vegetable-stir-fry',
        },
        {
          title: 'Protein Pasta Salad',
          meta: '45 mins, Medium',
          text: 'Short pasta cooked a minute less than you like it, beans for the protein, herbs at the last moment.',
        },
      ],
    },
    {
      type: 'prose',
      title: 'How I think about it',
      paragraphs: [
        'Meal prep fails on Wednesday, when everything in the fridge tastes the same. So I prepare parts, not portions: a grain, something roasted, something raw, a sauce with a point of view. They meet in the bowl in a different order every day.',
        'Cool food before you close the lid, keep crisp things away from wet ones, and dress nothing until you eat it. That is most of the technique.',
      ],
    },
    {
      type: 'links',
      title: 'Explore More Recipes',
      links: [
        { name: 'Explore More Recipes', href: '/recipes', text: 'The whole list.' },
        {
          name: 'High Protein Meals',
          href: '/recipes/meal-prep/high-protein',
          text: '22 to 35 g a serving.',
        },
        {
          name: 'Full Meals',
          href: '/recipes/meal-prep/full-meals',
          text: 'Bowls that need nothing beside them.',
        },
        { name: 'Salads', href: '/salads', text: 'The part that stays raw.' },
      ],
    },
  ],
};
