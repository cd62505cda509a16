'use client';

import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

export type DisclosureButtonProps = ComponentProps<'button'> & { open: boolean };

/** Words with a chevron that open and close what stands below them. */
export function DisclosureButton({ open, className = '', children, ...button }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`group link inline-flex min-h-11 items-center gap-1.5 font-display text-sm font-medium ${className}`}
      aria-expanded={open}
    >
      {children}
      <Icon
        of={ChevronDown}
        size={18}
        className="transition-transform duration-move group-aria-expanded:rotate-180"
      />
    </button>
  );
}
