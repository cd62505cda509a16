import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

/** The sections stand under the two lists of recipes. */
export const recipes: Page = {
  path: '/recipes',
  title: 'Recipes',
  metaTitle: 'All Recipes',
  description:
    'Every recipe on the site, from jjajangmyeon to tofu from scratch: noodles, pasta, salads, legumes, pork and high protein meals.',
  dek: 'Plain ingredients, weighed in grams, with a sign to look for at the end of every step.',
  sections: [
    {
      type: 'cards',
      title: 'Learn the ingredient',
      columns: 3,
      cards: [
        { title: 'Legumes', meta: 'From bean to block', href: '/legumes', picture: pictures.legumeSoybeans },
        {
          title: 'Flour',
          meta: 'Milling, protein, storing',
          href: '/flour',
          picture: pictures.flourAllPurpose,
        },
        { title: 'Salads', meta: 'Origins and parts', href: '/salads', picture: pictures.greekSalad },
      ],
    },
  ],
};

/** Headings of the lists, which come from the recipes themselves. */
export const recipeLists = {
  written: 'Ready to cook',
  coming: 'Next in the kitchen',
  comingText:
    'Being tested and written down, one at a time. Until then each page says what the dish is about.',
  types: 'By kind',
};
