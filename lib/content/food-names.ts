import type { FoodFacts } from './food-facts';
import type { FoodSafety } from './schema/food-safety';

export type PreparedNames = { words: number };
export type FoodName = {
  facts: FoodFacts;
  kinds: readonly string[];
  matches: readonly { id: string; words: string }[];
  asks?: string | undefined;
  isOnlyRaw: boolean;
};

export function prepareFoodNames(_: FoodSafety | undefined): PreparedNames {
  return { words: 0 };
}
export function readFoodName(_name: string, _names: PreparedNames): FoodName {
  return { facts: {}, kinds: [], matches: [], isOnlyRaw: false };
}
export function nearestFoodWord(
  _name: string,
  _names: PreparedNames,
): { kind: string; word: string } | undefined {
  return undefined;
}
