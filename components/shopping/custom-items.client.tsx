'use client';

import { Plus, X } from 'lucide';
import { type ClipboardEvent, type DragEvent, type FormEvent, useId } from 'react';
import * as messages from '@/.content/messages/shoppingLines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import {
  addCustomItem,
  CUSTOM_ITEM_LENGTH,
  customItemText,
  MOST_CUSTOM_ITEMS,
  removeCustomItem,
} from '@/lib/saved/shopping-list';
import type { CustomLine } from '@/lib/shopping/custom-line';
import { addPasted, describePasted, readPasted } from '@/lib/shopping/pasted';
import { visibleText } from '@/lib/text/visible';
import { AddForm, type ShownList } from './list-parts';
import { TickRow } from './tick-row';

export type CustomItemRowProps = Pick<ShownList, 'onChange'> & {
  item: CustomLine;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** True among lines with a column for amounts. */
  withAmount: boolean;
};

/** An own item of the visitor, with a button that removes it. */
export function CustomItemRow({
  item: { id, text, amount, name },
  isTicked,
  onTick,
  withAmount,
  onChange,
}: CustomItemRowProps) {
  const remove = () =>
    onChange((now) => removeCustomItem(now, id), {
      text: messages.removed({ item: text }),
      undo: { text: messages.isBack({ item: text }), entry: `own:${id}` },
    });
  return (
    <TickRow
      entry={`own:${id}`}
      isTicked={isTicked}
      onTick={onTick}
      amounts={withAmount ? (amount === '' ? [] : [{ kind: 'own', text: amount }]) : undefined}
      name={withAmount ? name : text}
    >
      <IconButton
        icon={X}
        size={18}
        className="print:hidden"
        label={messages.remove({ item: text })}
        onClick={remove}
      />
    </TickRow>
  );
}

/** The form that adds an own item, or each line of a list that is pasted or dropped into its field. */
export function CustomItemForm({ list, onChange }: Pick<ShownList, 'list' | 'onChange'>) {
  const id = useId();

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('item');
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    const item = customItemText(input.value);
    if (item === '') return;
    // Too long to be typed: it was pasted, or is left of a pasted list.
    if (visibleText(input.value).length > CUSTOM_ITEM_LENGTH)
      return onChange((now) => now, { text: messages.isTooLong({ most: CUSTOM_ITEM_LENGTH }) });
    if (list.own.length >= MOST_CUSTOM_ITEMS)
      return onChange((now) => now, { text: messages.isFull({ most: MOST_CUSTOM_ITEMS }) });
    input.value = '';
    onChange((now) => addCustomItem(now, item), { text: messages.added({ item }) });
  };
  // A field of one line joins the lines of a text, and cuts it off at its longest length.
  const take = (
    event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>,
    data: DataTransfer,
  ) => {
    const pasted = readPasted(data.getData('text/plain'));
    const { items, headings, tooLong } = pasted;
    if (items.length + headings.length < 2 && tooLong.length === 0) return;
    event.preventDefault();
    const result = addPasted(list, items);
    const left = [...tooLong, ...result.noRoom];
    if (left.length > 0) event.currentTarget.value = left.join('; ');
    onChange((now) => addPasted(now, items).list, {
      text: describePasted(pasted, result),
      ...(result.added > 0 && { undo: { text: messages.listBack } }),
    });
  };

  return (
    <AddForm onSubmit={add}>
      <label className="sr-only" htmlFor={id}>
        {messages.addOther}
      </label>
      <input
        id={id}
        className="field h-12 text-md"
        name="item"
        type="text"
        maxLength={CUSTOM_ITEM_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={messages.addOther}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      <Button look="quiet" type="submit" aria-label={messages.addIt}>
        <Icon of={Plus} size={18} /> {messages.add}
      </Button>
    </AddForm>
  );
}
