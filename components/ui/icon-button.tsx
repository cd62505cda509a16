import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export type IconButtonProps = ComponentProps<'button'> & { icon: IconNode; label: string; size?: number };

/** A button with an icon; its label is its accessible name. */
export function IconButton({ icon, label, size = 20, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`icon-btn ${className}`.trim()} aria-label={label}>
      <Icon of={icon} size={size} />
    </button>
  );
}
