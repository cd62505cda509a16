import type { NotifyWords } from '@/lib/content/schema/house/sign-up';
import type { SoonPart, SoonPlan } from '@/lib/content/schema/house/soon';
import type { Page } from '@/lib/content/schema/page';

/** Heading of the page for each value of `?age=`. */
export const fitnessTitles = {
  under18: 'Teen Fitness & Wellness',
  over18: 'Adult Fitness & Wellness',
};

/** The choice of an age group; without a value it is everyone's page. */
export const fitnessAges = {
  label: 'Age group',
  options: [
    { name: 'Everyone' },
    { name: 'Under 18', age: 'under18' },
    { name: '18 and over', age: 'over18' },
  ],
} satisfies { label: string; options: { name: string; age?: keyof typeof fitnessTitles }[] };

export const fitnessPlan: SoonPlan & { parts: SoonPart[] } = {
  id: 'what-it-will-be',
  title: 'What it will be',
  text: 'I am a cook, not a trainer. What I can do is make the food around the training good enough that you want to eat it again on Wednesday. Teens and adults need different advice, so each will have its own part.',
  buttonText: 'See what is coming',
  parts: [
    {
      title: 'Teens',
      text: 'Eating enough before practice and after it, breakfasts that survive a school morning, and no counting of anything.',
    },
    {
      title: 'Adults',
      text: 'Dinners that fit between work and training, lunches cooked on Sunday, and protein that tastes of something.',
    },
  ],
};

export const fitnessNotify: NotifyWords = {
  label: 'E-mail address',
  buttonText: 'Tell me first',
  note: 'I will write to you when the first part is up.',
  request: {
    list: 'Fitness & Wellness',
    subject: 'Fitness & Wellness: tell me when it starts',
    body: 'Please write to me when Fitness & Wellness starts.',
  },
};

export const fitness: Page = {
  path: '/fitness',
  title: 'Fitness & Wellness',
  description:
    'Fitness and wellness from the kitchen side: eating around training, for teens and adults. Coming soon, with high protein meals until then.',
  dek: 'Coming soon: training from the kitchen side. What to eat, when, and how to keep it a pleasure.',
  picture: {
    name: 'fitness',
    alt: 'A bowl of spinach with boiled egg halves, chickpeas, broccoli and tomatoes beside a flask of water and a towel',
    focus: [40, 56],
  },
  parts: [{ id: fitnessPlan.id, title: fitnessPlan.title }],
  sections: [
    {
      type: 'recipes',
      title: 'Cook these until then',
      id: 'until-then',
      pick: { categories: ['High Protein', 'Plant Protein'] },
      as: 'cards',
      protein: true,
    },
    {
      type: 'links',
      title: 'Read on',
      links: [
        {
          name: 'High Protein Meals',
          href: '/recipes/meal-prep/high-protein',
          text: 'What a serving holds, and when to eat it.',
        },
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'Cook on Sunday, eat until Wednesday.' },
        { name: 'Legumes', href: '/legumes', text: 'Protein that keeps in a jar for a year.' },
      ],
    },
  ],
};
