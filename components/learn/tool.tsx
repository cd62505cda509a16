import type { ComponentProps, ReactNode } from 'react';

type Part = { children: ReactNode };

/** Fields that answer what is typed into them. They need script. */
export function Tool({ children }: Part) {
  return <div className="js-only rounded-card bg-sunk p-5 print:hidden">{children}</div>;
}

export function Fields({ children }: Part) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-4 [&_label]:mb-1.5 [&_label]:block [&_label]:font-display [&_label]:text-sm [&_label]:font-medium">
      {children}
    </div>
  );
}

export function Answer(output: ComponentProps<'output'>) {
  return (
    <output
      className="mt-4 grid min-h-18 content-start gap-1.5 text-ink-2 [&_b]:font-display [&_b]:text-xl [&_b]:font-bold [&_b]:text-ink [&_b]:tabular-nums"
      {...output}
    />
  );
}

export function Problem({ children }: Part) {
  return <span className="font-display text-sm font-medium text-gochu">{children}</span>;
}
