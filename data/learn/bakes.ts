import type { LearnCardId } from './cards';

/** Something to make, and the flours of the page that suit it, the best first. */
export type Bake = {
  /** As the address names it: `?bake=noodles`. */
  id: string;
  title: string;
  flours: readonly [LearnCardId, ...LearnCardId[]];
  /** Why those. */
  reason: string;
};

export const bakes: readonly Bake[] = [
  {
    id: 'bread',
    title: 'Yeast bread',
    flours: ['bread-flour', 'whole-wheat-flour'],
    reason: 'A strong net holds the gas. Whole wheat for up to a third of it brings taste and costs height.',
  },
  {
    id: 'pizza',
    title: 'Pizza',
    flours: ['bread-flour', 'double-zero-flour'],
    reason: 'The dough has to stretch thin without tearing. Of the 00 flours, the strong one.',
  },
  {
    id: 'noodles',
    title: 'Noodles with chew',
    flours: ['bread-flour', 'all-purpose-flour'],
    reason: 'Gluten is the chew. All-purpose rolls out more easily and bites softer.',
  },
  {
    id: 'egg-pasta',
    title: 'Egg pasta',
    flours: ['double-zero-flour', 'all-purpose-flour'],
    reason: 'Fine and soft, it rolls thin and does not spring back. The egg brings the strength.',
  },
  {
    id: 'pasta',
    title: 'Pasta without egg',
    flours: ['semolina'],
    reason: 'Durum holds a shape and a bite with nothing but water.',
  },
  {
    id: 'flatbread',
    title: 'Flatbreads',
    flours: ['all-purpose-flour', 'whole-wheat-flour'],
    reason: 'They have to roll out and stay soft, not rise. Whole wheat makes them taste of grain.',
  },
  {
    id: 'pancakes',
    title: 'Pancakes and muffins',
    flours: ['all-purpose-flour'],
    reason: 'Enough structure to stand, and tender as long as the batter is stirred and not beaten.',
  },
  {
    id: 'cookies',
    title: 'Cookies',
    flours: ['all-purpose-flour'],
    reason: 'Butter and sugar keep the gluten short, and the flour only has to hold the shape.',
  },
  {
    id: 'cake',
    title: 'Sponge and layer cakes',
    flours: ['cake-and-pastry-flour'],
    reason: 'The least gluten gives the finest crumb. Eggs do the holding.',
  },
  {
    id: 'pie',
    title: 'Pie crust and scones',
    flours: ['cake-and-pastry-flour', 'all-purpose-flour'],
    reason: 'Low protein stays short and flaky. All-purpose works if it is handled little and cold.',
  },
  {
    id: 'sauce',
    title: 'Thickening a sauce',
    flours: ['all-purpose-flour'],
    reason: 'Starch does the work here, not protein, and white flour leaves no specks.',
  },
];
