import type { Report } from '@/lib/content/checks/report';
import { checkCooking } from './cooking';
import { rawFoods, type SafetyContext } from './foods';
import { checkKeeping } from './keeping';
import { checkFoodNames } from './names';
import { checkSwaps } from './swaps';
import { checkWaits } from './waits';

/** Checks the food of a recipe against the chosen authority: names, temperatures, substitutes, waits, leftovers. */
export function checkFoodSafety(context: SafetyContext, report: Report): void {
  const foods = rawFoods(context);
  checkFoodNames(context, report);
  checkCooking(foods, context, report);
  checkSwaps(foods, context, report);
  checkWaits(foods, context, report);
  checkKeeping(foods, context, report);
}
