import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const mealPrep: Page = {
  path: '/recipes/meal-prep',
  title: 'Meal Prep Ideas',
  description:
    'Four meal prep ideas that cook in 15 to 45 minutes and keep until Wednesday: chicken bowls, overnight oats, tofu stir fry and pasta salad.',
  dek: 'Four Sunday cooks that are still good on Wednesday. One board, one pan, a row of boxes.',
  picture: pictures.vegetables,
  back: { name: 'Back to Home', href: '/' },
  sections: [
    {
      type: 'cards',
      title: 'Four ideas',
      columns: 2,
      cards: [
        {
          title: 'Chicken and Veggie Bowls',
          meta: '40 min, Easy',
          text: 'Steam the vegetables, then glaze the chicken in the same pan. The rice stays plain, and the green onion waits in a bowl of its own.',
          picture: {
            name: 'meal-prep-chicken-bowls',
            alt: 'Three meal-prep boxes in a row from above, each with broccoli, carrots, sliced glazed chicken with sesame and plain rice; green onion in a bowl of its own',
          },
          href: '/recipes/teriyaki-chicken',
        },
        {
          title: 'Overnight Oats Variety',
          meta: '15 min, Beginner',
          text: 'One part oats to two parts milk by volume, a pinch of salt, four jars, four toppings. The fridge does the cooking; nuts and fruit go on in the morning.',
          picture: {
            name: 'meal-prep-overnight-oats',
            alt: 'Four open jars of overnight oats with four toppings: blueberries, almond butter with chopped almonds, strawberries, banana slices with dark sesame',
            focus: [46, 45],
          },
        },
        {
          title: 'Tofu Stir Fry Containers',
          meta: '30 min, Easy',
          text: 'Press and brown the tofu first, and let it cool before the lid goes on. The sauce waits in a dish of its own, or the crust is gone by Monday.',
          picture: pictures.tofuBoxes,
          href: '/recipes/tofu-vegetable-stir-fry',
        },
        {
          title: 'Protein Pasta Salad',
          meta: '45 min, Medium',
          text: 'Short pasta cooked a minute longer than you like it hot, since it firms up cold. Beans for the protein, vinegar while it is warm, herbs at the last moment.',
          picture: pictures.pastaSalad,
        },
      ],
    },
    {
      type: 'prose',
      title: 'My meal prep philosophy',
      paragraphs: [
        'Meal prep fails on Tuesday, when everything in the fridge tastes the same. So I prepare parts, not portions: a grain, something roasted, something raw, a sauce with a point of view. They meet in the bowl in a different order every day.',
        'Cool food before you close the lid, keep crisp things away from wet ones, and dress nothing until you eat it. That is most of the technique.',
        'The rest is honesty about the week. Four boxes are enough, one for tonight and three for the days after. A fifth is the one you throw away on Friday, and an evening on which you cook because you want to is worth keeping free.',
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
          note: 'Rice within one: spread on a tray, it cools in minutes. On a hot day, everything within one.',
        },
        {
          name: 'Chicken, turkey or tofu, with rice',
          value: '3 days',
          note: 'Sunday to Wednesday. For Thursday, freeze a box of chicken or turkey and thaw it in the fridge overnight. Tofu would turn to sponge.',
        },
        {
          name: 'Salmon',
          value: '2 to 3 days',
          note: 'Eat it first, and cool if you like. The third day is for fish that reached 70 °C in the oven.',
        },
        {
          name: 'Bean soup, chickpea curry',
          value: '4 days',
          note: 'Both are better on the second. Yogurt and cream wait until you reheat.',
        },
        { name: 'Overnight oats', value: 'Up to 4 days', note: 'They get softer, not worse.' },
        { name: 'Dressing in a jar', value: 'A week', note: 'Four days with fresh garlic or herbs in it.' },
        {
          name: 'Reheating',
          value: '74 °C in the middle',
          note: 'Steaming all the way through, and once only. What was heated and left goes out.',
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
