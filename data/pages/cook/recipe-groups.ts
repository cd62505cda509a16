import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';

/** An ingredient with a page that explains it; its recipes are found by what is in them. */
export type RecipeGroup = {
  id: 'legumes' | 'flour' | 'salads';
  title: string;
  meta: string;
  href: string;
  picture: PictureRef;
};

export const recipeGroups: RecipeGroup[] = [
  {
    id: 'legumes',
    title: 'Legumes',
    meta: 'From bean to block',
    href: '/legumes',
    picture: pictures.legumeSoybeans,
  },
  {
    id: 'flour',
    title: 'Flour',
    meta: 'Milling, protein, storing',
    href: '/flour',
    picture: pictures.flourBread,
  },
  {
    id: 'salads',
    title: 'Salads',
    meta: 'Origins and parts',
    href: '/salads',
    picture: pictures.saladLeaves,
  },
];
