import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const highProtein: Page = {
  path: '/recipes/meal-prep/high-protein',
  title: 'High Protein Meals',
  description:
    'High protein meals to prepare ahead, 22 to 35 g a serving: teriyaki chicken, turkey taco bowls, Mediterranean salmon and tofu.',
  dek: 'Meals that carry 22 to 35 grams of protein a serving and still taste like dinner.',
  picture: pictures.tofuBoxes,
  back: { name: 'Back to Meal Prep Ideas', href: '/recipes/meal-prep' },
  sections: [
    {
      type: 'recipes',
      title: 'By what a serving holds',
      pick: { categories: ['High Protein', 'Plant Protein'] },
      as: 'cards',
      protein: true,
      more: {
        title: 'More Coming Soon',
        text: 'The next meal is being tested. It has to taste as good on Wednesday as it did on Sunday, and until it does it stays in my fridge.',
      },
    },
    {
      type: 'tips',
      title: 'Protein Nutrition Tips',
      text: 'What I go by. If you have a kidney condition or a pregnancy to think of, get your number from a doctor or a dietitian.',
      items: [
        {
          title: 'Know your number',
          text: 'People who train go by 0.7 to 1 g per pound of body weight daily, which is 1.5 to 2.2 g per kilogram. The usual minimum, without training, is 0.8 g per kilogram.',
          icon: 'target',
        },
        {
          title: 'Eat after training',
          text: 'Have protein within 45 minutes after a workout. What you eat over the whole day counts for more, and a box waiting in the fridge takes care of both.',
          icon: 'timer',
        },
        {
          title: 'Spread it over the day',
          text: 'A palm of it at every meal is easier to eat, and to use, than all of it at dinner. Breakfast is where most of us fall short.',
          icon: 'calendar',
        },
        {
          title: 'Mix your sources',
          text: 'Fish brings its fats, beans their fibre, tofu its calcium if it was set with it. Grains and legumes fill in what the other lacks, and need not share a plate.',
          icon: 'layers',
        },
        {
          title: 'Weigh it once',
          text: 'Meat loses about a quarter of its weight in the pan. Most labels count it raw, so weigh it raw. After a week your eye knows the portion.',
          icon: 'scale',
        },
      ],
    },
    {
      type: 'list',
      title: 'Why High Protein?',
      items: [
        {
          title: 'Muscle building',
          text: 'Training asks for muscle, and protein is what muscle is built from. Without enough of it, the asking goes unanswered.',
        },
        {
          title: 'Increased metabolism',
          text: 'Digesting it costs energy, roughly a quarter of what it brings. Starch and fat cost far less.',
        },
        {
          title: 'Better recovery',
          text: 'It supplies the repairs after hard work, so that one session is not paid for by the next.',
        },
        {
          title: 'Appetite regulation',
          text: 'It keeps you full for longer, which is half of any plan. The other half is that lunch is already made.',
        },
      ],
    },
    {
      type: 'types',
      title: 'Types of Recipes',
      more: { name: 'Browse All Recipes', href: '/recipes' },
    },
    {
      type: 'action',
      title: 'Not counting today',
      text: 'Some dinners are for the noodles. Those are on the same page as all the others.',
      action: { name: 'Explore More Recipes', href: '/recipes' },
    },
    {
      type: 'links',
      title: 'Keep going',
      links: [
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'Cook once, eat four times.' },
        {
          name: 'Full Meals',
          href: '/recipes/meal-prep/full-meals',
          text: 'The same boxes, by what is in them.',
        },
        { name: 'Legumes', href: '/legumes', text: 'Protein that keeps in a jar for a year.' },
      ],
    },
  ],
};
