import type { Page } from '@/data/schema/page';

export const beef: Page = {
  path: '/beef',
  title: 'Beef recipes are coming soon',
  metaTitle: 'Beef Recipes',
  description:
    'Beef recipes are coming soon. Until the first one is good enough to print, there are noodles, pork, salads and legumes to cook.',
  dek: 'I would rather have none than a dull one. The first beef recipe goes up when I have cooked it three times and changed nothing.',
  sections: [
    {
      type: 'prose',
      title: 'What I am working on',
      paragraphs: [
        'Beef is the most expensive thing to get wrong, so it gets the most tests. On the stove at the moment: a braise that can be made a day ahead, and thin slices for a fast, hot pan.',
      ],
    },
    {
      type: 'links',
      title: 'Cook something else tonight',
      links: [
        { name: 'Browse Other Recipes', href: '/recipes', text: 'Everything that is written down.' },
        { name: 'Pork', href: '/pork', text: 'If it has to be meat.' },
        { name: 'Legumes', href: '/legumes', text: 'If it only has to be filling.' },
      ],
    },
  ],
};
