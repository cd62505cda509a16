import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export type DisclosureButtonProps = ComponentProps<'button'> & {
  open: boolean;
  /** Without an underline. */
  plain?: boolean;
};

/** A labelled button with a chevron that shows and hides a part of the page. */
export function DisclosureButton(props: DisclosureButtonProps) {
  const { open, plain = false, className = '', children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={`group inline-flex min-h-11 items-center gap-1.5 font-display text-sm leading-tight font-medium ${plain ? '' : 'link'} ${className}`}
      aria-expanded={open}
    >
      {children}
      <Icon of={ChevronDown} size={18} className="smooth group-aria-expanded:rotate-180" />
    </button>
  );
}
