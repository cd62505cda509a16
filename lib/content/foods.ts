import prepared from '@/.content/foods.json' with { type: 'json' };
import type { Food } from '@/lib/content/schema/groceries';
import type { Content } from './sources';

const foods = prepared as unknown as Content['foods'];

/** Food of data/foods.yaml by its name; undefined for no name or an unknown one. */
export function foodOf(name: string | undefined): Food | undefined {
  return name !== undefined && Object.hasOwn(foods, name) ? foods[name] : undefined;
}
