import type { ComponentProps, ReactNode } from 'react';
import type { ShoppingListData } from '@/lib/saved/shopping-list';
import type { Chosen } from '@/lib/shopping/recipes';

/**
 * Message about a change. With `undo` it has an Undo button, which shows `undo.text` and focuses the row with the
 * `data-entry` that came back.
 */
export type ChangeMessage = {
  text: string;
  undo?: { text: string; entry?: string };
  /** The `data-entry` of the row that gets the focus. */
  entry?: string;
};

/** Changes the list and shows a message. */
export type ChangeList = (
  next: (current: ShoppingListData) => ShoppingListData,
  message?: ChangeMessage,
) => void;

/** Props of the sections of the list. */
export type ShownList = {
  list: ShoppingListData;
  /** The recipes of the list that the site has. */
  chosen: Chosen[];
  onChange: ChangeList;
};

export type ListHeadProps = { title: string; count: ReactNode; children: ReactNode };

/** Heading of a section of the list: title, count, and a control at the end. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 *:last:ms-auto print:hidden">
      <h2 className="text-2xl">{title}</h2>
      <p className="secondary pt-1 tabular">{count}</p>
      {children}
    </div>
  );
}

/** A form with a field and a button that adds its value to the list. */
export function AddForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 print:hidden" {...props} />;
}
