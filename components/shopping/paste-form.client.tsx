'use client';

import { type FormEvent, useId, useState } from 'react';
import * as messages from '@/.content/messages/pastedList';
import { listBack } from '@/.content/messages/shoppingLines';
import { Button } from '@/components/ui/button';
import type { ShoppingListData } from '@/lib/saved/shopping-list';
import { addPasted, describePasted, readPasted } from '@/lib/shopping/pasted';
import type { ShownList } from './list-parts';

export type PasteFormProps = Pick<ShownList, 'list' | 'onChange'> & {
  /** Called when every line was added. */
  onDone: () => void;
};

/** Adds each line of a pasted list to the shopping list. Lines that could not be added stay in the field. */
export function PasteForm({ list, onChange, onDone }: PasteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const pasted = readPasted(text);
    const result = addPasted(list, pasted.items);
    const message = describePasted(pasted, result);
    const left = [...pasted.tooLong, ...result.noRoom];
    setText(left.join('\n'));
    const change = (now: ShoppingListData) => addPasted(now, pasted.items).list;
    if (left.length > 0) {
      setProblem(message);
      return onChange(change);
    }
    onChange(change, { text: message, ...(result.added > 0 && { undo: { text: listBack } }) });
    onDone();
  };

  return (
    <form onSubmit={add}>
      <h3 className="mt-6 text-lg leading-tight">{messages.title}</h3>
      <p className="secondary mt-1.5 mb-3" id={`${id}hint`}>
        {messages.hint}
      </p>
      <textarea
        className="field min-h-24 w-full py-2.5 text-md"
        rows={4}
        aria-label={messages.label}
        aria-describedby={`${id}hint ${id}problem`}
        aria-invalid={problem !== ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="text-sm leading-snug text-gochu empty:hidden" id={`${id}problem`} role="alert">
        {problem}
      </p>
      <Button type="submit" look="quiet" small className="mt-2.5" disabled={text.trim() === ''}>
        {messages.add}
      </Button>
    </form>
  );
}
