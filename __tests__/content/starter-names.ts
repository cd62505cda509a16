import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type FoodName, prepareFoodNames, readFoodName } from '@/lib/content/food-names';
import { foodSafety } from '@/lib/content/schema/food-safety';

/** Words of the starter: they are what recognises food. */
export const starterNames = foodSafety.parse(parse(readFileSync('data/food-safety.yaml', 'utf8')));

const prepared = prepareFoodNames(starterNames);

/** Reads a name with the words of the starter. */
export const readStarterName = (name: string): FoodName => readFoodName(name, prepared);
