import { pictures } from '@/data/pages/pictures';
import type { RecipeTypeTile } from '@/lib/content/schema/page';

/** The seven kinds of recipe, in the order every page shows them. */
export const recipeTypes: RecipeTypeTile[] = [
  {
    title: 'One Pot',
    text: 'Everything in one pot, and one to wash.',
    icon: 'pot',
    wash: 'danmuji',
    href: '/recipes?category=one-pot',
    picture: pictures.beanStew,
  },
  {
    title: 'High Protein',
    text: '22 to 35 g a serving, and still dinner.',
    icon: 'weights',
    wash: 'sky',
    href: '/recipes/meal-prep/high-protein',
    picture: {
      name: 'type-high-protein',
      alt: 'A dark green plate with herb-crusted salmon and lemon, two halves of a boiled egg, edamame, a bean salad and avocado, yogurt beside it',
      focus: [42, 48],
    },
  },
  {
    title: 'Chicken',
    text: 'Browned first, juicy to the last slice.',
    icon: 'drumstick',
    wash: 'peach',
    href: '/recipes?category=chicken',
    picture: {
      name: 'type-chicken',
      alt: 'A golden whole roast chicken on a wooden board, with rosemary, lemon and roasted garlic',
      focus: [38, 32],
    },
  },
  {
    title: 'Beef',
    text: 'On its way, cooked three times first.',
    icon: 'beef',
    wash: 'peach',
    href: '/recipes?category=beef',
    picture: pictures.steak,
  },
  {
    title: 'Pork',
    text: 'Brined for days, crackling on top.',
    icon: 'ham',
    wash: 'peach',
    href: '/pork',
    picture: pictures.roastPork,
  },
  {
    title: 'Noodles',
    text: 'Thick ones, under a dark, glossy sauce.',
    icon: 'bowl',
    wash: 'sage',
    href: '/recipes?category=noodles',
    picture: {
      name: 'type-noodles',
      alt: 'A bowl of thick wheat noodles in a dark soy broth with two halves of a boiled egg, snap peas, mushrooms, carrot flowers and scallion',
      focus: [52, 46],
    },
  },
  {
    title: 'Pasta',
    text: 'Pesto, and garlic as soft as butter.',
    icon: 'wheat',
    wash: 'sage',
    href: '/pasta',
    picture: {
      name: 'type-pasta',
      alt: 'Spaghetti with a thick tomato sauce, basil and curls of parmesan on a wide celadon plate, seen from above; cherry tomatoes and grated cheese beside it',
      focus: [47, 48],
    },
  },
];
