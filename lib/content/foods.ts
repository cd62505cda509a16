import prepared from '@/.content/foods.json' with { type: 'json' };
import type { Food } from '@/lib/content/schema/groceries';
import type { Content } from './sources';

const foods = prepared as unknown as Content['foods'];

/** The food of that name in data/foods.yaml; undefined when there is no name or none of that name. */
export function foodOf(name: string | undefined): Food | undefined {
  return name !== undefined && Object.hasOwn(foods, name) ? foods[name] : undefined;
}
