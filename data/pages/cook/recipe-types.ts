import { pictures } from '@/data/pages/pictures';
import type { RecipeTypeTile } from '@/data/schema/page';

/** The seven kinds of recipe, in the order every page shows them. */
export const recipeTypes: RecipeTypeTile[] = [
  {
    title: 'One Pot',
    href: '/recipes?category=one-pot',
    wash: 'peach',
    icon: 'pot',
    picture: pictures.chickpeaCurry,
  },
  {
    title: 'High Protein',
    href: '/recipes/meal-prep/high-protein',
    wash: 'peach',
    icon: 'pot',
    picture: pictures.salmon,
  },
  {
    title: 'Chicken',
    href: '/recipes?category=chicken',
    wash: 'danmuji',
    icon: 'drumstick',
    picture: pictures.teriyaki,
  },
  { title: 'Beef', href: '/recipes?category=beef', wash: 'sage', icon: 'beef' },
  { title: 'Pork', href: '/pork', wash: 'sky', icon: 'ham', picture: pictures.butteredPork },
  {
    title: 'Noodles',
    href: '/recipes?category=noodles',
    wash: 'sage',
    icon: 'wheat',
    picture: pictures.jjajangmyeon,
  },
  { title: 'Pasta', href: '/pasta', wash: 'sage', icon: 'wheat', picture: pictures.pasta },
];
