import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/data/schema/recipe';

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
    raw: pictures.legumeSoybeans,
    remarkable: pictures.tofu,
    href: '/tofu',
  },
  {
    title: 'Chickpeas become curry',
    text: 'A night in water, and then onions, browned without hurry.',
    raw: pictures.legumeChickpeas,
    remarkable: pictures.chickpeaCurry,
    href: '/recipes/chickpea-curry',
  },
  {
    title: 'Black beans become soup',
    text: 'Half of it blended, half of it left whole, and all of it the colour of ink.',
    raw: pictures.legumeBlackBeans,
    remarkable: pictures.blackBeanSoup,
    href: '/recipes/black-bean-soup',
  },
];
