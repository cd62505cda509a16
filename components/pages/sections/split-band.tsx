import type { ReactNode } from 'react';

export type SplitBandProps = {
  id: string | undefined;
  /** Class names of its background and spacing. */
  className: string;
  /** True if it ends the page with a call to action, so that the footer hides its own. */
  endsPage?: boolean;
  /** True if it has a sign-up, so that the footer hides its own. */
  hasSignUp?: boolean;
  /** True for parallax of the content. */
  floats?: boolean;
  /** Two children: stacked, side by side on a desktop. */
  children: ReactNode;
};

/** Full-width section with its own background. */
export function SplitBand({
  id,
  className,
  endsPage = false,
  hasSignUp = false,
  floats = false,
  children,
}: SplitBandProps) {
  return (
    <section
      className={endsPage ? `-mb-page-end ${className}` : className}
      id={id}
      data-footer={hasSignUp ? 'compact' : endsPage ? 'small' : undefined}
    >
      <div
        className={`wrap grid gap-x-gap gap-y-10 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:gap-x-24 ${floats ? 'float-in-view' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}
