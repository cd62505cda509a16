import 'server-only';
import type { FoodFacts } from '@/lib/content/food-facts';
import { prepareFoodNames } from '@/lib/content/food-names';
import { type FoodKnowledge, readFood, type WrittenFood } from '@/lib/content/known-foods';
import { foodSafety, groceries } from '@/lib/content/server';

const knowledge: FoodKnowledge = { groceries, names: prepareFoodNames(foodSafety) };

/** Facts of an ingredient, by its grocery, otherwise by its name. */
export const factsOf = (food: WrittenFood): FoodFacts => readFood(food, knowledge).facts;

/** Kinds of raw food that an ingredient or a substitute is; none for food that is not raw. */
export const rawKindsOf = (food: WrittenFood): readonly string[] => readFood(food, knowledge).kinds;
