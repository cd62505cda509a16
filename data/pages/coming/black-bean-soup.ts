import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const blackBeanSoup: ComingRecipe = {
  path: '/recipes/black-bean-soup',
  title: 'Black Bean Soup',
  description:
    'A dark, thick soup of black beans cooked from dry with cumin and lime, half of it blended and half left whole. One pot, little money.',
  dek: 'The colour of ink and the texture of velvet, out of a bag of dried beans.',
  picture: pictures.blackBeanSoup,
  category: 'Legumes',
  types: ['legumes', 'one-pot'],
  facts: [
    { name: 'From', value: 'Dried black beans' },
    { name: 'Pots', value: 'One' },
  ],
  paragraphs: [
    'Black beans make their own stock. Cooked from dry with onion, bay and a little oil, they turn the water nearly black, and that water is the soup; pour it away and you are left with beans.',
    'Half goes through the blender and back into the pot. Lime at the end, not before: acid keeps a bean hard, and you want these to give way.',
  ],
};
