import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const beauty: Page = {
  path: '/beauty',
  title: 'Beauty & Skincare',
  description:
    'Beauty and skincare with the same rule as the kitchen: few ingredients, each with a reason. Coming soon, with recipes to cook until then.',
  dek: 'Coming soon: the same rule as in the kitchen. Few ingredients, each of them there for a reason.',
  picture: { ...pictures.greekSalad, focus: [80, 30] },
  sections: [
    {
      type: 'comingSoon',
      title: 'What it will be',
      text: 'People ask about my skin under videos about noodles, so this subject found me. I want to write about it as I write about food: what is in the jar, what it does, and what you can leave out.',
      subject: 'Beauty & Skincare',
      buttonText: 'See what is coming',
    },
    {
      type: 'links',
      title: 'Until then',
      links: [
        { name: 'Salads', href: '/salads', text: 'The freshest page on the site.' },
        { name: 'All Recipes', href: '/recipes', text: 'What there is to cook.' },
        { name: 'My Content', href: '/content', text: 'Where new subjects show up first.' },
      ],
    },
  ],
};
