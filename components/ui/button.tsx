import type { ComponentProps } from 'react';
import { SiteLink, type SiteLinkProps } from './site-link';

const LOOKS = { ink: 'btn', quiet: 'btn btn-quiet', yolk: 'btn btn-yolk' };

export type ButtonLook = {
  /** `ink` by default; `yolk` on teal backgrounds. */
  look?: keyof typeof LOOKS;
  small?: boolean;
  className?: string;
};

/** Classes of a button, for elements other than `Button` and `ButtonLink`. */
export function buttonClass({ look = 'ink', small = false, className = '' }: ButtonLook = {}): string {
  return `${LOOKS[look]} ${small ? 'btn-small ' : ''}${className}`.trim();
}

export type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> & ButtonLook;

export function Button({ look, small, className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={buttonClass({ look, small, className })} />;
}

export type ButtonLinkProps = SiteLinkProps & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ look, small, className, ...link }: ButtonLinkProps) {
  return <SiteLink {...link} className={buttonClass({ look, small, className })} />;
}
