import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';

/** What goes in and what comes out of a pot; its time stands with the recipe. */
export type Transformation = {
  title: string;
  text: string;
  raw: PictureRef;
  remarkable: PictureRef;
  /** Path of the recipe. */
  href: string;
};

export const transformations: readonly Transformation[] = [
  {
    title: 'Soybeans become tofu',
    text: 'A day in water, an afternoon at the stove, a weight on top.',
    raw: {
      name: 'raw-soybeans',
      alt: 'A linen sack lying on its side with pale dry soybeans running out of it',
      focus: [50, 48],
    },
    remarkable: pictures.fromBeanToBlock,
    href: '/tofu',
  },
  {
    title: 'Chickpeas become curry',
    text: 'A night in water, and then onions, browned without hurry.',
    raw: {
      name: 'raw-chickpeas',
      alt: 'A heap of dry chickpeas with a wooden scoop full of them',
      focus: [50, 52],
    },
    remarkable: pictures.chickpeaCurry,
    href: '/recipes/chickpea-curry',
  },
  {
    title: 'Black beans become soup',
    text: 'Half of it blended, half of it left whole, and all of it the colour of ink.',
    raw: {
      name: 'raw-black-beans',
      alt: 'Dry black beans spread on a round wooden board beside a small cup of them',
    },
    remarkable: pictures.blackBeanSoup,
    href: '/recipes/black-bean-soup',
  },
];
