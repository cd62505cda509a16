import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const pasta: ComingRecipe = {
  path: '/pasta',
  title: 'Spaghetti with Pesto and Confit Garlic',
  cardTitle: 'Spaghetti with Basil Pesto',
  description:
    'Spaghetti in fresh basil pesto with garlic cooked slowly in oil until it spreads like butter. Vegetarian, serves 4 in 30 minutes.',
  dek: 'Basil pounded while it is still cold, and garlic cooked so slowly that it forgets to be sharp.',
  picture: pictures.pasta,
  category: 'Pasta',
  types: ['pasta'],
  time: '30 min',
  yield: '4 servings',
  facts: [
    { name: 'Prep', value: '30 min' },
    { name: 'Serves', value: '4' },
    { name: 'Diet', value: 'Vegetarian' },
  ],
  paragraphs: [
    'Pesto is never cooked. It meets the spaghetti off the heat, with a ladle of the pasta water to turn it from a paste into a sauce, and it stays green because nothing it touches is hotter than your plate.',
    'The garlic is the opposite: peeled cloves, barely moving in oil, until a fork goes through. They end up sweet and golden, half of them in the sauce and half on top, and the oil they leave behind is the best thing in the fridge.',
  ],
};
