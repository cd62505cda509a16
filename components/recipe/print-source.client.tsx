'use client';

import { kitchenSearch } from '@/lib/kitchen/servings';
import { useKitchen } from './kitchen-provider.client';

export type PrintSourceProps = {
  siteName: string;
  /** Full address of the recipe. */
  url: string;
};

/** Last line of the printed page: where it came from, at the servings and units it was printed for. */
export function PrintSource({ siteName, url }: PrintSourceProps) {
  const { servings, system, chosen, baseServings } = useKitchen();
  return (
    <p className="wrap print-src">
      {siteName}, {url.replace(/^https?:\/\//, '')}
      {kitchenSearch({ servings, system, variant: chosen.variant }, baseServings)}
    </p>
  );
}
