import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const greekSalad: ComingRecipe = {
  path: '/greek-salad-recipe',
  title: 'Simple Greek Salad',
  description:
    'Tomato, cucumber, red onion, olives and a whole slab of feta with oregano and good oil. A village salad in 15 minutes, serves 2 to 4.',
  dek: 'Six ingredients cut large, one slab of feta, and nothing hidden under leaves.',
  picture: pictures.greekSalad,
  category: 'Salad',
  types: ['salads'],
  time: '15 min',
  yield: '2-4 servings',
  facts: [
    { name: 'Total', value: '15 min' },
    { name: 'Serves', value: '2-4' },
  ],
  paragraphs: [
    'The dressing is made in the bowl: the tomatoes are salted first, give up some of their juice, and that juice meets the oil. A spoon of vinegar if the tomatoes are sweet, none if they are not.',
    'The feta stays in one piece on top, so that everyone breaks off their own and the salad below keeps its colours. Bread is not optional; someone has to deal with the bottom of the bowl.',
  ],
};
