import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const turkeyTacoBowls: ComingRecipe = {
  path: '/recipes/turkey-taco-bowls',
  title: 'Turkey Taco Bowls',
  description:
    'Spiced ground turkey with rice, black beans, corn, tomato and avocado: 28 g of protein and 380 calories a serving in 35 minutes.',
  dek: 'Everything a taco holds, in a bowl that holds more of it.',
  picture: pictures.tacoBowl,
  category: 'High Protein',
  types: ['high-protein'],
  time: '35 min',
  facts: [
    { name: 'Total', value: '35 min' },
    { name: 'Protein', value: '28 g' },
    { name: 'Calories', value: '380' },
  ],
  paragraphs: [
    'Turkey is lean, so the spices need fat to bloom in before the meat goes near the pan. Cumin, chilli and oregano in warm oil for half a minute, then the turkey, left alone until it browns underneath.',
    'Hot parts in one box, cold parts in another, the lime whole. The avocado is cut on the day; nothing persuades it to wait.',
  ],
};
