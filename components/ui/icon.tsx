import type { IconNode } from 'lucide';
import { createElement } from 'react';

export type IconProps = {
  /** Lucide icon node. */
  of: IconNode;
  /** Width and height in pixels. */
  size?: number;
  /** True for an arrow along the line of text, which is mirrored in pages from right to left. */
  directed?: boolean | undefined;
  className?: string;
};

/** A decorative icon: hidden from assistive technology, because text beside it has the same meaning. */
export function Icon({ of: lines, size = 24, directed = false, className = '' }: IconProps) {
  return (
    <svg
      className={`icon i ${directed ? 'directed ' : ''}${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {lines.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
