import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const pork: Page = {
  path: '/pork',
  title: 'Pork',
  metaTitle: 'Pork Recipes',
  description:
    'Pork with patience: a buttered pork that brines for five to six days, and the diced shoulder in jjajangmyeon. More pork is on the way.',
  dek: 'The meat that rewards waiting: salt first, heat last, and days in between.',
  picture: pictures.dicedPork,
  sections: [
    {
      type: 'recipes',
      title: 'Pork recipes',
      pick: { categories: ['Pork'] },
      as: 'cards',
      note: 'More Pork Recipes Coming Soon',
    },
    {
      type: 'recipes',
      title: 'Also with pork',
      text: 'Where it is one part of the dish, cut small.',
      pick: { types: ['pork'] },
      without: ['Pork'],
      as: 'links',
    },
    {
      type: 'list',
      title: 'Which cut for what',
      items: [
        {
          title: 'Shoulder',
          meta: 'Hot and fast, or low and slow',
          text: 'Enough fat to stay tender when it is diced small and seared hard, which is why it goes into jjajangmyeon. The same piece left whole wants hours, until it gives to a spoon.',
        },
        {
          title: 'Belly',
          meta: 'Salt, rest, slow oven',
          text: 'Half of it is fat that has to melt and skin that has to dry. A brine seasons it through, and a night in moving air makes the skin crackle.',
        },
        {
          title: 'Loin and tenderloin',
          meta: 'A thermometer, nothing else',
          text: 'Lean all the way, so every degree past done is a step towards dry. Take it off at 68 °C and let the rest of the heat find its own way to 71.',
        },
      ],
    },
    {
      type: 'prose',
      title: 'Three habits',
      paragraphs: [
        'I salt pork the day before, uncovered on a rack in the fridge. The salt goes in, the surface dries, and a dry surface browns where a wet one steams.',
        'I dice it straight from the fridge, or after twenty minutes in the freezer. Cold fat cuts clean; warm fat slides away from the knife.',
        'I let it rest before I cut it, ten minutes for a piece the size of my hand. What runs onto the board is the part I brined for.',
      ],
    },
    {
      type: 'links',
      title: 'Cook on',
      links: [
        { name: 'All Recipes', href: '/recipes', text: 'Everything that is written down.' },
        { name: 'Noodles, three ways', href: '/noodles', text: 'What I put under it.' },
        { name: 'Beef', href: '/beef', text: 'Not yet, and why.' },
      ],
    },
  ],
};
