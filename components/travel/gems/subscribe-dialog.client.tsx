'use client';

import './gems.css';
import { CircleAlert } from 'lucide';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { GemWords } from '@/lib/content/schema/guide';

export type SubscribeDialogProps = {
  words: GemWords;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with an address that holds an @, without blanks around it. */
  onSubscribe: (email: string) => void;
  /** Called when the dialog has closed and the focus has to go somewhere. */
  onReturnFocus: () => void;
};

/** Asks for an e-mail address. Load it on first use. */
export function SubscribeDialog({
  words: gems,
  open,
  onOpenChange,
  onSubscribe,
  onReturnFocus,
}: SubscribeDialogProps) {
  const { dialog: words } = gems;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const change = (next: boolean) => {
    setInvalid(false);
    onOpenChange(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (!email.includes('@')) {
      setInvalid(true);
      field.current?.focus();
      return void toast({ title: gems.invalid, kind: 'error' });
    }
    setInvalid(false);
    onSubscribe(email);
    void toast({ title: gems.success, kind: 'success' });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={words.title}
      description={words.description}
      initialFocus={field}
      onReturnFocus={(event) => {
        event.preventDefault();
        onReturnFocus();
      }}
    >
      <form className="gem-form" noValidate onSubmit={submit}>
        <label htmlFor={`${id}-email`}>{words.label}</label>
        <div className="field plain">
          <input
            ref={field}
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="email"
            required
            aria-invalid={invalid}
            aria-describedby={invalid ? `${id}-error ${id}-note` : `${id}-note`}
          />
        </div>
        {invalid && (
          <p className="error" id={`${id}-error`}>
            <Icon of={CircleAlert} size={18} />
            {gems.invalid}
          </p>
        )}
        <p className="meta" id={`${id}-note`}>
          {words.note}
        </p>
        <button type="submit" className="btn">
          {words.button}
        </button>
      </form>
    </Dialog>
  );
}
