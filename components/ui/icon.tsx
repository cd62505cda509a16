import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** `of` are the lines as Lucide draws them, `size` the pixels of width and height. */
export type IconProps = { of: IconNode; size?: number; className?: string };

/** A line drawing beside words that say the same, so it is for the eye only. */
export function Icon({ of: lines, size = 24, className = '' }: IconProps) {
  return (
    <svg className={`icon i ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {lines.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
