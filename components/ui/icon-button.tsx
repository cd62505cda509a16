import type { ComponentProps } from 'react';

/** Classes of a round button that holds one drawing. */
export const ICON_BUTTON =
  'inline-grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-sunk aria-pressed:text-gochu aria-pressed:[&_svg]:fill-current';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, read out. */
  label: string;
};

/** A round button that holds one drawing. */
export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return <button type="button" className={`${ICON_BUTTON} ${className}`} aria-label={label} {...button} />;
}
