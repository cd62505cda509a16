import { clean } from '@/lib/kitchen/rounding/fractions';

/**
 * An amount times a factor, in the same unit. Scaling by a and then by b equals scaling by a times b.
 * A factor that is negative or not a number changes nothing.
 */
export function scaleAmount(amount: number, factor: number): number {
  return clean(Number.isFinite(factor) && factor >= 0 ? amount * factor : amount);
}
