import type { ReactNode } from 'react';

export type SplitBandProps = {
  id: string | undefined;
  /** Class names of its background and spacing. */
  className: string;
  /** If it ends the page, the footer below it: `small` after a call to action, `compact`, without sign-up, after one. */
  footer?: 'small' | 'compact';
  /** True for parallax of the content. */
  floats?: boolean;
  /** Two children: stacked, side by side on a desktop. */
  children: ReactNode;
};

/** Full-width section with its own background. */
export function SplitBand({ id, className, footer, floats = false, children }: SplitBandProps) {
  return (
    <section className={footer ? `-mb-page-end ${className}` : className} id={id} data-footer={footer}>
      <div
        className={`wrap grid gap-x-gap gap-y-10 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:gap-x-24 ${floats ? 'float-in-view' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}
