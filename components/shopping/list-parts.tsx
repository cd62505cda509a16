import type { ComponentProps, ReactNode } from 'react';
import type { ShoppingList } from '@/lib/shopping/list';
import type { Chosen } from '@/lib/shopping/recipes';

/** Changes the list and says what happened; with `isUndoable` the change can be taken back. */
export type ChangeList = (
  next: (current: ShoppingList) => ShoppingList,
  news?: { text: string; isUndoable?: boolean },
) => void;

/** The list as a part of the page shows it, and how it is changed there. */
export type ShownList = {
  list: ShoppingList;
  /** The recipes of the list that the site has. */
  chosen: Chosen[];
  onChange: ChangeList;
};

export type ListHeadProps = { title: string; count: ReactNode; children: ReactNode };

/** Heading of a part of the list: its title, how much is in it, and a control at the end. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 *:last:ml-auto print:hidden">
      <h2 className="text-2xl">{title}</h2>
      <p className="meta pt-1 tabular">{count}</p>
      {children}
    </div>
  );
}

/** A field and the button that puts what is in it on the list. */
export function AddForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 print:hidden" {...props} />;
}
