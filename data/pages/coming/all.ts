import type { ComingRecipe } from '@/data/schema/page';
import { blackBeanSoup } from './black-bean-soup';
import { butteredPork } from './buttered-pork';
import { chickpeaCurry } from './chickpea-curry';
import { greekSalad } from './greek-salad';
import { mediterraneanSalmon } from './mediterranean-salmon';
import { pasta } from './pasta';
import { teriyakiChicken } from './teriyaki-chicken';
import { tofu } from './tofu';
import { tofuVegetableStirFry } from './tofu-vegetable-stir-fry';
import { turkeyTacoBowls } from './turkey-taco-bowls';

/** Every dish whose recipe is still to be written, in the order lists show them. */
export const comingRecipes: ComingRecipe[] = [
  tofu,
  pasta,
  greekSalad,
  butteredPork,
  teriyakiChicken,
  turkeyTacoBowls,
  mediterraneanSalmon,
  tofuVegetableStirFry,
  chickpeaCurry,
  blackBeanSoup,
];
