import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const chickpeaCurry: ComingRecipe = {
  path: '/recipes/chickpea-curry',
  title: 'Chickpea Curry',
  description:
    'Chickpeas in a tomato and onion gravy with whole spices, cooled with yogurt. One pot, and better on the second day than on the first.',
  dek: 'One pot, a jar of chickpeas, and onions cooked longer than you think.',
  picture: pictures.chickpeaCurry,
  category: 'Legumes',
  types: ['legumes', 'one-pot'],
  facts: [
    { name: 'From', value: 'Dried chickpeas' },
    { name: 'Pots', value: 'One' },
  ],
  paragraphs: [
    'The gravy is onion, taken past soft and past gold to the brown of a walnut. Ginger and garlic join for a minute, the spices for half of one, and the tomatoes stop everything before it burns.',
    'Chickpeas you have soaked and cooked yourself bring their broth along, which thickens the pot better than cream. Some are crushed against the side with the spoon; the rest stay whole.',
  ],
};
