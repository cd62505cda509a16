import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const noodles: Page = {
  path: '/noodles',
  title: 'Noodles, three ways',
  metaTitle: 'Noodle Recipes',
  description:
    'Asian noodles, Italian pasta and the ones in between: jjajangmyeon to cook now, with pad Thai, pho, dan dan and carbonara to come.',
  dek: 'Asian, Italian, and the ones in between. Flour and water agree on more than their cooks do.',
  picture: pictures.dough,
  back: { name: 'Back to Home', href: '/' },
  sections: [
    {
      type: 'list',
      title: 'Three families',
      items: [
        {
          title: 'Asian noodles',
          text: 'Wheat, rice, buckwheat or bean starch; pulled, cut or pressed. Some get their spring from an alkaline salt, and most are eaten with the broth or the sauce doing the talking.',
        },
        {
          title: 'Italian pasta',
          text: 'Durum wheat and water in the south, soft flour and egg in the north. The water it cooked in belongs to the sauce.',
        },
        {
          title: 'Fusion',
          text: 'What happens when a cook has both in the cupboard: miso with butter, gochujang with cream, spaghetti in a wok.',
        },
      ],
    },
    {
      type: 'cards',
      title: 'Six bowls',
      text: 'One to cook tonight, five that I am still cooking for myself.',
      columns: 3,
      cards: [
        {
          title: 'Pad Thai',
          meta: 'Noodles, 25 min, serves 4',
          text: 'Tamarind, palm sugar, fish sauce, in balance.',
          picture: {
            name: 'noodles-pad-thai',
            alt: 'Pad thai on an oat-coloured plate: flat rice noodles in tamarind sauce with shrimp, egg, bean sprouts, peanuts and cilantro, two lime wedges at the edge',
            focus: [43, 48],
          },
          soon: true,
        },
        {
          title: 'Carbonara',
          meta: 'Pasta, 20 min, serves 4',
          text: 'Egg, pepper, cured pork, and no cream.',
          picture: {
            name: 'noodles-carbonara',
            alt: 'Carbonara on a dark blue plate: a low nest of spaghetti in egg sauce with browned guanciale, cheese shavings, black pepper and a raw yolk on top',
            focus: [47, 50],
          },
          soon: true,
        },
        {
          title: 'Korean Jjajangmyeon',
          text: 'Thick noodles under fried black-bean paste and pork.',
          recipe: 'jjajangmyeon',
        },
        {
          title: 'Pho',
          meta: 'Noodles, 3 hrs, serves 6',
          text: 'A clear broth that takes an afternoon.',
          picture: {
            name: 'noodles-pho',
            alt: 'Pho in a celadon bowl: rice noodles in clear golden broth with thin slices of beef, basil, cilantro, onion and chilli; chopsticks on the rim, lime and star anise beside it',
            focus: [46, 46],
          },
          soon: true,
        },
        {
          title: 'Dan Dan Noodles',
          meta: 'Noodles, 30 min, serves 4',
          text: 'Chilli oil, Sichuan pepper, sesame.',
          picture: pictures.danDanNoodles,
          soon: true,
        },
        {
          title: 'Cacio e Pepe',
          meta: 'Pasta, 15 min, serves 4',
          text: 'Cheese, pepper, pasta water, nerve.',
          picture: {
            name: 'noodles-cacio-e-pepe',
            alt: 'Cacio e pepe in a wide teal bowl: a low nest of pasta in a pale cheese cream with cracked black pepper and grated pecorino; a wedge of it behind',
            focus: [49, 54],
          },
          soon: true,
        },
      ],
      note: 'More Recipes Coming Soon',
    },
    {
      type: 'recipes',
      title: 'Ready to cook',
      text: 'What I have written down so far, noodle by noodle.',
      pick: { types: ['noodles', 'pasta'] },
      as: 'links',
    },
    {
      type: 'facts',
      title: 'At the pot',
      text: 'The same water, four sets of manners.',
      rows: [
        {
          name: 'Dried pasta',
          value: '10 g salt a litre',
          note: 'Drain it a minute early, keep a cup of the water, and let it finish in the sauce.',
        },
        {
          name: 'Fresh wheat noodles',
          value: 'No salt in the water',
          note: 'The dough and the sauce bring enough. Shake the loose flour off first, or the pot turns to glue.',
        },
        {
          name: 'Rice noodles',
          value: 'Soaked, not boiled',
          note: 'Flat ones soften in warm water until they bend without snapping; the pan does the rest.',
        },
        {
          name: 'Buckwheat noodles',
          value: 'Rinsed cold',
          note: 'Rub them under the tap until the water runs clear. Starch makes them stick, and it tastes of nothing.',
        },
      ],
    },
    {
      type: 'links',
      title: 'Follow the dough',
      links: [
        { name: 'Follow My Journey', href: '/about', text: 'Who is rolling it.' },
        { name: 'Flour', href: '/flour', text: 'What makes a noodle chew.' },
        { name: 'All Recipes', href: '/recipes', text: 'With and without noodles.' },
      ],
    },
  ],
};
