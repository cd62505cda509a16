import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const tofu: ComingRecipe = {
  path: '/tofu',
  title: 'Tofu from Scratch',
  description:
    'A block of tofu from 600 g of dried soybeans: a night of soaking, an hour at the stove, and curds you can watch forming.',
  dek: 'Soybeans, water and something to set them. A day of waiting for an hour of work.',
  picture: pictures.tofu,
  category: 'Legumes',
  types: ['legumes', 'high-protein'],
  time: '10-24 hrs',
  yield: '1 block',
  facts: [
    { name: 'Prep', value: '10-24 hrs' },
    { name: 'Total', value: '24-28 hrs' },
    { name: 'Soybeans', value: '600 g' },
    { name: 'Makes', value: '1 block' },
  ],
  paragraphs: [
    'Tofu is cheese made from beans. The soybeans swell overnight, are ground with fresh water, and the milk that comes out of the cloth is brought to a simmer. Then a coagulant goes in, and within minutes the pot divides into soft white curd and clear yellow whey.',
    'Two things decide the block: how gently you stir at that moment, and how long and how hard you press. Press little for silken cubes in a stew, more for slices that brown in a pan.',
  ],
};
