import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

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
      type: 'cards',
      title: 'Pork recipes',
      columns: 3,
      cards: [
        {
          title: 'Buttered Pork Recipe',
          meta: '5 to 6 days, most of them in the fridge',
          text: 'Brined in stages, dried in the air, roasted, and finished in butter.',
          picture: pictures.butteredPork,
          href: '/buttered-pork',
        },
      ],
      note: 'More Pork Recipes Coming Soon',
    },
    {
      type: 'prose',
      title: 'Which cut for what',
      paragraphs: [
        'Shoulder has enough fat to stay tender in a hot wok, which is why it goes into jjajangmyeon. Belly wants time: a brine, a rest, a slow oven. Loin wants none of either, only a thermometer.',
      ],
    },
    {
      type: 'links',
      title: 'Also with pork',
      links: [
        { name: 'Jjajangmyeon', href: '/jjajangmyeon', text: '400 g of shoulder in black-bean sauce.' },
        { name: 'All Recipes', href: '/recipes' },
      ],
    },
  ],
};
