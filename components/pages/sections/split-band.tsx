import type { ReactNode } from 'react';

export type SplitBandProps = {
  id: string | undefined;
  /** Its ground, and the room over, under and in it. */
  className: string;
  /** It ends the page with a call, before which that of the footer steps back. */
  endsPage?: boolean;
  /** What stands on the ground floats in view. */
  floats?: boolean;
  /** Two: under each other, side by side on a desktop. */
  children: ReactNode;
};

/** A section on a ground of its own, from edge to edge of the window. */
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
