import type { NextLink } from '@/data/schema/page';

/** Words that every page of a recipe still to be written shares. */
export const comingWords: {
  about: string;
  notice: string;
  noticeText: string;
  next: string;
  links: NextLink[];
} = {
  about: 'What makes the dish',
  notice: 'The full recipe is being tested and written down.',
  noticeText: 'Amounts and steps stand here when they have worked three times in a row.',
  next: 'Cook this today',
  links: [
    {
      name: 'Jjajangmyeon',
      href: '/jjajangmyeon',
      text: 'Written down to the last gram. 75 minutes, serves 4.',
    },
    { name: 'All Recipes', href: '/recipes', text: 'Everything there is, and what comes next.' },
  ],
};
