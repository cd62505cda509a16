import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const shop: Page = {
  path: '/shop',
  title: 'The shop is coming soon',
  metaTitle: 'Shop',
  description:
    'The shop is not open yet. Leave your e-mail address and hear first when there are pans, knives and pantry goods I cook with myself.',
  dek: 'Only things I cook with myself will be in it, so it takes a while to fill.',
  picture: pictures.vegetables,
  sections: [
    {
      type: 'signUp',
      title: 'Hear when it opens',
      text: 'The weekly recipes and tips say so first.',
      label: 'E-mail address',
      buttonText: 'Notify me',
    },
    {
      type: 'prose',
      title: 'What I am choosing',
      paragraphs: [
        'A wok that holds its heat, a knife that stays sharp through ten onions, the fine sieve that turned up in half my recipes. I use a tool for a year before I would ask anyone to pay for it, and most do not last the year.',
        'Until then every recipe lists the equipment it needs, and what you can use in its place.',
      ],
    },
    {
      type: 'links',
      title: 'In the meantime',
      links: [
        { name: 'Jjajangmyeon', href: '/jjajangmyeon', text: 'A wok, a sieve and 75 minutes.' },
        { name: 'All Recipes', href: '/recipes', text: 'Each with its list of equipment.' },
      ],
    },
  ],
};
