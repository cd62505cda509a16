'use client';

import type { ReactNode } from 'react';
import { useCook } from './cook-provider.client';

export type CookButtonProps = { className: string; children: ReactNode };

/** Opens cook mode. */
export function CookButton({ className, children }: CookButtonProps) {
  const { start, prepare } = useCook();
  return (
    <button type="button" className={className} onPointerEnter={prepare} onFocus={prepare} onClick={start}>
      {children}
    </button>
  );
}
