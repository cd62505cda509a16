import { pictures } from '@/data/pages/pictures';
import type { HomePage } from '@/lib/content/schema/page';

/** What stands on the table, the same in both of its shapes. */
const tableAlt =
  'A table laid on sage green linen, from above: chickpea curry, a taco bowl, spaghetti with pesto and black bean soup';

export const home: HomePage = {
  description:
    'Recipes that start with plain ingredients, maps of where I eat in Toronto, Japan and California, and what I learn on the way.',
  hero: {
    words: ['Raw to', 'Remarkable'],
    dek: 'Recipes from scratch, maps of where I eat, and what I learn in between.',
    raw: { picture: pictures.dough, caption: 'Flour, water, salt.' },
    recipe: 'jjajangmyeon',
    buttonText: 'Cook the jjajangmyeon',
  },
  explore: { title: 'Explore My Content', profiles: '/content' },
  types: { title: 'What are you cooking?', more: { name: 'All Recipes', href: '/recipes' } },
  coaching: {
    title: 'Make food your work.',
    dek: 'Coaching and mentorship for people who cook on camera, or want to start.',
    action: { name: 'See Coaching & Mentorship', href: '/coaching' },
  },
  table: {
    title: 'On the table',
    picture: { name: 'hero', alt: tableAlt, focus: [70, 45] },
    tall: { name: 'hero-tall', alt: tableAlt },
    recipes: ['pasta', 'turkey-taco-bowls', 'black-bean-soup', 'chickpea-curry'],
  },
  connect: {
    title: "Let's Connect",
    dek: 'New recipes on video first. The written version, with the mistakes taken out, by e-mail.',
    label: 'E-mail address',
    buttonText: 'Sign up',
  },
};
