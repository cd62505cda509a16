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
          text: 'One part oats to two parts milk by volume, a pinch of salt, four jars, four toppings. The fridge does the cooking; nuts and fruit go on in the morning.',
          icon: 'wheat',
        },
        {
          title: 'Tofu Stir Fry Containers',
          meta: '30 mins, Easy',
          text: 'Press and brown the tofu first, and let it cool before the lid goes on. The sauce waits in a jar, or the crust is gone by Monday.',
          picture: pictures.stirFry,
          href: '/recipes/tofu-vegetable-stir-fry',
        },
        {
          title: 'Protein Pasta Salad',
          meta: '45 mins, Medium',
          text: 'Short pasta cooked a minute longer than you like it hot, since it firms up cold. Beans for the protein, vinegar while it is warm, herbs at the last moment.',
          icon: 'salad',
        },
      ],
    },
    {
      type: 'prose',
      title: 'My meal prep philosophy',
      paragraphs: [
        'Meal prep fails on Wednesday, when everything in the fridge tastes the same. So I prepare parts, not portions: a grain, something roasted, something raw, a sauce with a point of view. They meet in the bowl in a different order every day.',
        'Cool food before you close the lid, keep crisp things away from wet ones, and dress nothing until you eat it. That is most of the technique.',
        'The rest is honesty about the week. Four boxes are enough. The fifth is the one you throw away on Friday, and the evening you cook because you want to is worth leaving free.',
      ],
    },
    {
      type: 'facts',
      title: 'How long it keeps',
      text: 'In shallow boxes, in a fridge at 4 °C or colder.',
      rows: [
        {
          name: 'Into the fridge',
          value: 'Within 2 hours',
          note: 'Sooner on a hot day. Rice first: spread it on a tray and it cools in minutes.',
        },
        {
          name: 'Cooked chicken, turkey, tofu',
          value: '3 to 4 days',
          note: 'Sunday to Wednesday. Freeze the Thursday box and move it to the fridge on Wednesday night.',
        },
        { name: 'Cooked fish', value: '2 to 3 days', note: 'Eat it first, and cold if you can.' },
        { name: 'Overnight oats', value: 'Up to 4 days', note: 'They get softer, not worse.' },
        { name: 'Dressing in a jar', value: 'A week', note: 'Shorter with fresh garlic or herbs in it.' },
        {
          name: 'Reheating',
          value: '74 °C in the middle',
          note: 'Steaming hot all the way through, once. What went back cold goes out.',
        },
      ],
    },
    {
      type: 'action',
      title: 'Fill the rest of the week',
      text: 'Every recipe says how long it keeps and how to bring it back.',
      action: { name: 'Explore More Recipes', href: '/recipes' },
    },
    {
      type: 'links',
      title: 'On the same shelf',
      links: [
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
