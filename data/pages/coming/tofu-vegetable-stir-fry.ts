import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const tofuVegetableStirFry: ComingRecipe = {
  path: '/recipes/tofu-vegetable-stir-fry',
  title: 'Tofu Vegetable Stir Fry',
  description:
    'Crisp tofu with peppers and snap peas in a light sauce: 22 g of protein a serving, on the table or in the box in 30 minutes.',
  dek: 'Tofu with a crust, vegetables with a bite, and a sauce that only just coats them.',
  picture: pictures.stirFry,
  category: 'Plant Protein',
  types: ['high-protein', 'legumes'],
  time: '30 min',
  facts: [
    { name: 'Total', value: '30 min' },
    { name: 'Protein', value: '22 g' },
  ],
  paragraphs: [
    'A stir fry is mostly an order. Tofu first, alone and dry, until it lets go of the pan by itself; out it comes. Then the vegetables from hard to soft, then the sauce, then the tofu again for the last ten seconds.',
    'Press the block between two plates while you cut the vegetables. What leaves as water comes back as crust.',
  ],
};
