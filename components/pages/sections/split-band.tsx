import type { ReactNode } from 'react';

export type SplitBandProps = {
  id: string | undefined;
  /** Class names of its background and spacing. */
  className: string;
  /** True if it ends the page with a call to action, so that the footer hides its own. */
  endsPage?: boolean;
  /** True for parallax of the content. */
  floats?: boolean;
  /** Two children: stacked, side by side on a desktop. */
  children: ReactNode;
};

/** Full-width section with its own background. */
export function SplitBand({ id, className, endsPage = false, floats = false, children }: SplitBandProps) {
  return (
    <section
      className={endsPage ? `ends-page ${className}` : className}
      id={id}
      data-call={endsPage || undefined}
    >
      <div
        className={`wrap grid gap-x-gap gap-y-10 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:gap-x-24 ${floats ? 'float-in-view' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}
