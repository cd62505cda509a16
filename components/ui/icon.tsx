import { ArrowLeft, ArrowRight, ArrowUpRight, ChevronRight, type IconNode } from 'lucide';
import { createElement } from 'react';

/** `of` is a Lucide icon node, `size` the width and height in pixels. */
export type IconProps = { of: IconNode; size?: number; className?: string };

/** Icons that point along the line of text, so they are mirrored in pages from right to left. */
const DIRECTED = new Set([ArrowLeft, ArrowRight, ArrowUpRight, ChevronRight]);

/** A decorative icon: hidden from assistive technology, because text beside it has the same meaning. */
export function Icon({ of: lines, size = 24, className = '' }: IconProps) {
  return (
    <svg
      className={`icon i ${DIRECTED.has(lines) ? 'directed ' : ''}${className}`}
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
