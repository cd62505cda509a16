import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import type { LearnCardId } from './cards';

/** Grams that one level cup of flour weighs, the least and the most. */
export const GRAMS_PER_CUP = [125, 130] as const;

/** One kind of flour, as its card explains it. The title stands in data/learn/cards.ts. */
export type Flour = {
  /** Id of the card, `#bread-flour`. */
  id: LearnCardId;
  /** As a sentence calls it: "bread flour". */
  name: string;
  picture: PictureRef;
  /** Percent of protein, the least and the most, where there is a figure to reckon with. */
  protein?: readonly [number, number];
  /** What stands in place of the figure where there is none to reckon with: "Usually 12 to 13%". */
  proteinText?: string;
  /** What it is and what it does. */
  text: string;
  /** What to make of it, without a full stop. */
  bestFor: string;
};

/** The six flours in the order they are explained. */
export const flours: readonly Flour[] = [
  {
    id: 'all-purpose-flour',
    name: 'all-purpose flour',
    picture: pictures.flourAllPurpose,
    protein: [10, 12],
    text: 'The white flour most recipes mean when they only say flour, strong enough for a loaf and soft enough for a pancake. Brands differ within the range, and Canadian ones tend to its strong end, which is why the same dough can feel wetter in another country.',
    bestFor: 'Pancakes, muffins, cookies, hand-cut noodles, thickening a sauce',
  },
  {
    id: 'bread-flour',
    name: 'bread flour',
    picture: pictures.flourBread,
    protein: [12, 14],
    text: 'Hard wheat, more protein, and so more gluten. The dough takes up more water, pulls back when you stretch it, and holds the gas that yeast breathes out. In a cake the same strength is only toughness.',
    bestFor: 'Yeast bread, pizza, bagels, noodles with chew',
  },
  {
    id: 'cake-and-pastry-flour',
    name: 'cake and pastry flour',
    picture: pictures.flourCakeAndPastry,
    protein: [7, 9],
    text: 'Soft wheat, ground very fine. With little gluten to form, a crumb stays tender and a crust stays short. Elsewhere cake flour and pastry flour are two bags; in Canada they are usually one.',
    bestFor: 'Sponges, layer cakes, scones, pie crust',
  },
  {
    id: 'whole-wheat-flour',
    name: 'whole wheat flour',
    picture: pictures.flourWholeWheat,
    proteinText: 'Usually 13 to 14%',
    text: 'Much protein, and yet a lower loaf: flakes of bran cut the gluten, and the germ adds none. Give it more water, and half an hour to drink before you knead. In Canada “whole wheat” may leave out up to 5% of the kernel, and much of the germ with it; “whole grain” leaves out nothing.',
    bestFor: 'Flatbreads, crackers, up to a third of the flour in a white loaf',
  },
  {
    id: 'double-zero-flour',
    name: '00 flour',
    picture: pictures.flourDoubleZero,
    proteinText: 'Read it on the bag',
    text: 'Italy grades flour by how little bran is left in it, and 00 is the whitest grade. That says nothing about strength: there is a soft 00 for egg pasta and cake, and a strong one for pizza. The name is on the front, the protein on the back.',
    bestFor: 'Egg pasta, gnocchi, fine cakes; the strong kind for pizza',
  },
  {
    id: 'semolina',
    name: 'semolina',
    picture: pictures.flourSemolina,
    proteinText: 'Usually 12 to 13%',
    text: 'Durum wheat, the hardest there is, broken into coarse grains rather than ground to powder. The yellow is its own. Its gluten is firm more than stretchy, which suits pasta: it keeps its shape and its bite. Ground once more it is sold as semola rimacinata.',
    bestFor: 'Pasta without egg, gnocchi alla romana, dusting a peel',
  },
];
