import type { ComponentProps, ReactNode } from 'react';

/** Fields that answer what is typed into them. They need script. */
export function Tool({ children }: { children: ReactNode }) {
  return <div className="js-only rounded-card bg-sunk p-5 print:hidden">{children}</div>;
}

export type FieldsProps = {
  /** Its columns. */
  className: string;
  children: ReactNode;
};

export function Fields({ className, children }: FieldsProps) {
  return (
    <div
      className={`grid items-end gap-4 [&_label]:mb-1.5 [&_label]:block [&_label]:font-display [&_label]:text-sm [&_label]:font-medium ${className}`}
    >
      {children}
    </div>
  );
}

export function Answer(output: ComponentProps<'output'>) {
  return (
    <output
      className="mt-4 grid min-h-18 content-start gap-1.5 text-ink-2 [&_b]:font-display [&_b]:text-xl [&_b]:font-bold [&_b]:text-ink [&_b]:tabular"
      {...output}
    />
  );
}

export function Problem({ children }: { children: ReactNode }) {
  return <span className="font-display text-sm font-medium text-gochu">{children}</span>;
}
