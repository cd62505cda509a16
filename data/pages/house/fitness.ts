import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const fitness: Page = {
  path: '/fitness',
  title: 'Fitness & Wellness',
  description:
    'Fitness and wellness from the kitchen side: eating around training, for teens and adults. Coming soon, with high protein meals until then.',
  dek: 'Coming soon: training from the kitchen side. What to eat, when, and how to keep it a pleasure.',
  picture: pictures.salmon,
  sections: [
    {
      type: 'comingSoon',
      title: 'What it will be',
      text: 'I am a cook, not a trainer. What I can do is make the food around the training good enough that you want to eat it again on Wednesday. Teens and adults need different advice, so each will have its own part.',
      subject: 'Fitness & Wellness',
      buttonText: 'See what is coming',
    },
    {
      type: 'links',
      title: 'Until then',
      links: [
        {
          name: 'High Protein Meals',
          href: '/recipes/meal-prep/high-protein',
          text: 'Four meals, 22 to 35 g of protein each.',
        },
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'Cook on Sunday, eat until Wednesday.' },
        { name: 'Salads', href: '/salads', text: 'Where they come from and what goes in.' },
      ],
    },
  ],
};

/** Heading of the page for each value of `?age=`. */
export const fitnessTitles = {
  under18: 'Teen Fitness & Wellness',
  over18: 'Adult Fitness & Wellness',
};
