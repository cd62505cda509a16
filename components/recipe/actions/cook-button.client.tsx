'use client';

import { ChefHat } from 'lucide-react';
import { useCook } from './cook-provider.client';

export type CookButtonProps = { className: string };

/** Opens cook mode. */
export function CookButton({ className }: CookButtonProps) {
  const { start, prepare } = useCook();
  return (
    <button type="button" className={className} onPointerEnter={prepare} onFocus={prepare} onClick={start}>
      <ChefHat className="i" size={18} aria-hidden="true" />
      Cook mode
    </button>
  );
}
