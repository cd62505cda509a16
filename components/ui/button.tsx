import type { ComponentProps } from 'react';
import { SiteLink, type SiteLinkProps } from '@/components/pages/site-link';

const LOOKS = {
  ink: 'border-ink bg-ink text-paper hover:border-glaze hover:bg-glaze hover:text-on-glaze',
  quiet: 'border-control hover:border-ink hover:bg-ink hover:text-paper',
  yolk: 'border-danmuji bg-danmuji text-on-danmuji hover:border-wash-danmuji hover:bg-wash-danmuji dark:hover:text-ink',
};

const SIZES = { large: 'min-h-12 px-5 text-md', small: 'min-h-11 px-4 text-sm' };

export type ButtonLook = {
  /** `ink` if left out; `yolk` on teal grounds. */
  look?: keyof typeof LOOKS;
  /** `large` if left out. */
  size?: keyof typeof SIZES;
  /** Classes that place it. */
  className?: string;
};

/** Classes of a button, for elements that are neither a link of the site nor a plain button. */
export function buttonClass({ look = 'ink', size = 'large', className = '' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-full border py-2 text-center font-display leading-tight font-semibold transition-colors active:translate-y-px ${SIZES[size]} ${LOOKS[look]} ${className}`;
}

export type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> & ButtonLook;

export function Button({ look, size, className, ...button }: ButtonProps) {
  return <button type="button" className={buttonClass({ look, size, className })} {...button} />;
}

export type ButtonLinkProps = SiteLinkProps & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...link }: ButtonLinkProps) {
  return <SiteLink className={buttonClass({ look, size, className })} {...link} />;
}
