import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const mediterraneanSalmon: ComingRecipe = {
  path: '/recipes/mediterranean-salmon',
  title: 'Mediterranean Salmon Containers',
  description:
    'Herbed salmon over grains with tomato, cucumber, olives and lemon: 32 g of protein and 425 calories a serving in 45 minutes.',
  dek: 'Fish that is as good cold as warm, over grains that drink up the lemon.',
  picture: pictures.salmon,
  category: 'High Protein',
  types: ['high-protein'],
  time: '45 min',
  facts: [
    { name: 'Total', value: '45 min' },
    { name: 'Protein', value: '32 g' },
    { name: 'Calories', value: '425' },
  ],
  paragraphs: [
    'Salmon for a box wants a low oven. It comes out before it flakes, finishes on its own heat, and stays soft in the fridge where a seared fillet would turn to chalk.',
    'The grains are dressed warm, with lemon and oil, so they taste of something all the way through. Tomato and cucumber go in salted and drained, or Tuesday’s lunch is a soup.',
  ],
};
