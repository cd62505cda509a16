import { foods } from '@/.content/foods';
import type { Food } from '@/lib/content/schema/groceries';

/** Food of data/foods.yaml by its name; undefined for no name or an unknown one. */
export function foodOf(name: string | undefined): Food | undefined {
  return name !== undefined && Object.hasOwn(foods, name) ? foods[name] : undefined;
}
