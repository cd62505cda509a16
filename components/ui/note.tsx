import type { ComponentProps } from 'react';

/** A quiet line below or above a list, with links or buttons in it. Takes no space while it is empty. */
export function Note(props: Omit<ComponentProps<'p'>, 'className'>) {
  return (
    <p
      className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 font-display text-sm text-ink-2 empty:mt-0 empty:min-h-0 print:hidden [&>button]:min-h-11 [&>button]:font-semibold"
      {...props}
    />
  );
}
