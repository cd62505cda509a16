import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const beef: Page = {
  path: '/beef',
  title: 'Beef recipes are coming soon',
  metaTitle: 'Beef Recipes',
  description:
    'Beef recipes are coming soon. Until the first one is good enough to print, there are noodles, pork, salads and legumes to cook.',
  dek: 'I would rather have none than a dull one. The first beef recipe goes up when I have cooked it three times and changed nothing.',
  picture: pictures.steak,
  sections: [
    { type: 'recipes', title: 'Beef recipes', pick: { types: ['beef'] }, as: 'cards' },
    {
      type: 'action',
      title: 'Cook something else tonight',
      text: 'Every other recipe I have written down is on one page, and you can sort it by what is in your fridge.',
      action: { name: 'Browse Other Recipes', href: '/recipes' },
    },
    {
      type: 'prose',
      title: 'What I am working on',
      paragraphs: [
        'Beef is the most expensive thing to get wrong, so it gets the most tests. Two dishes come first: a braise that can be made a day ahead, and thin slices for a fast, hot pan.',
        'The braise tastes better on the second day, when the fat has set on top and can be lifted off in one piece. What I am still arguing with is how much of the liquid to leave.',
      ],
    },
    {
      type: 'list',
      title: 'Until then, at the butcher',
      text: 'What I ask for, and why.',
      items: [
        {
          title: 'To braise: blade or short rib',
          text: 'Muscles that worked are full of collagen. Two to three hours just below a simmer turn it into the gloss on the sauce. Lean stewing cubes have little to give and go dry instead.',
        },
        {
          title: 'To slice thin: flank or skirt',
          text: 'Long fibres and a lot of flavour. Half an hour in the freezer makes it firm enough to slice thin, and the knife goes across the grain, so that your teeth do not have to.',
        },
        {
          title: 'To grind: chuck, with its fat',
          text: 'About one part fat to four parts meat. Leaner than that, the pan is dry before the meat is brown.',
        },
      ],
    },
    {
      type: 'links',
      title: 'Meanwhile',
      links: [
        { name: 'Pork', href: '/pork', text: 'If it has to be meat.' },
        { name: 'Legumes', href: '/legumes', text: 'If it only has to be filling.' },
        { name: 'Noodles, three ways', href: '/noodles', text: 'If it has to be soon.' },
      ],
    },
  ],
};
