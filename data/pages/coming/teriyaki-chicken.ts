import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const teriyakiChicken: ComingRecipe = {
  path: '/recipes/teriyaki-chicken',
  title: 'Teriyaki Chicken Bowls',
  description:
    'Chicken glazed in soy, mirin and sugar over rice with broccoli and carrot: 35 g of protein and 425 calories a serving in 40 minutes.',
  dek: 'A glaze of three things, shiny enough to see the window in it.',
  picture: pictures.teriyaki,
  category: 'High Protein',
  types: ['high-protein', 'chicken'],
  time: '40 min',
  facts: [
    { name: 'Total', value: '40 min' },
    { name: 'Protein', value: '35 g' },
    { name: 'Calories', value: '425' },
  ],
  paragraphs: [
    'Teriyaki is a way of cooking before it is a bottle: teri is the shine, yaki the grilling. Soy sauce, mirin and sugar boil down in the same pan the chicken browned in, and everything that stuck to it goes into the glaze.',
    'For boxes I keep the glaze a little looser than for the table. It thickens in the fridge, and it should still run into the rice on Wednesday.',
  ],
};
