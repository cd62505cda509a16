import type { Page } from '@/lib/content/schema/page';

/** The list itself, its groups and its kinds come from the recipes; the sections stand under them. */
export const recipes: Page = {
  path: '/recipes',
  title: 'Recipes',
  metaTitle: 'All Recipes',
  description:
    'Every recipe on the site, from jjajangmyeon to tofu from scratch: noodles, pasta, salads, legumes, pork and high protein meals.',
  dek: 'Plain ingredients, weighed in grams, with a sign to look for at the end of every step.',
  sections: [
    {
      type: 'links',
      title: 'Other ways in',
      links: [
        {
          name: 'Meal Prep Ideas',
          href: '/recipes/meal-prep',
          text: 'Four Sunday cooks that are still good on Wednesday.',
        },
        {
          name: 'High Protein Meals',
          href: '/recipes/meal-prep/high-protein',
          text: '22 to 35 g a serving, and what to do with the number.',
        },
        {
          name: 'Full Meals',
          href: '/recipes/meal-prep/full-meals',
          text: 'Grain, vegetable and protein in one box.',
        },
        { name: 'Noodles, three ways', href: '/noodles', text: 'Asian, Italian, and the ones in between.' },
      ],
    },
  ],
};

/** Headings and links of the page that its own parts show. */
export const recipeLists = {
  all: 'All recipes',
  groups: 'Learn the ingredient',
  groupsText: 'Three pages that explain what you are cooking, and what I cook from each.',
  types: 'By kind',
  /** What a visitor keeps on the device. */
  own: [
    { name: 'Saved recipes', href: '/recipes/saved' },
    { name: 'Shopping list', href: '/recipes/shopping-list' },
  ],
};
