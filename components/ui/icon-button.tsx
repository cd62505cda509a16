import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon, type IconProps } from './icon';

export type IconButtonProps = ComponentProps<'button'> &
  Pick<IconProps, 'size' | 'directed'> & { icon: IconNode; label: string };

/** A button with an icon; its label is its accessible name. */
export function IconButton({ icon, label, size = 20, directed, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`icon-btn ${className}`.trim()} aria-label={label}>
      <Icon of={icon} size={size} directed={directed} />
    </button>
  );
}
