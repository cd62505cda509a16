'use client';

import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { useLazy } from '@/lib/ui/use-lazy';

const importAnswer = () => import('./sign-up-answer.client').then((module) => module.SignUpAnswer);

export type SignUpFieldsProps = {
  action: string;
  request: SignUpRequest;
  /** Recipient of the message; left out if the form is posted. */
  mailTo?: string;
  label: string;
  buttonText: string;
  ground?: 'light' | 'dark';
};

/** Email field with its button. Their handlers are loaded on first focus. */
export function SignUpFields({ action, request, mailTo, label, buttonText, ground }: SignUpFieldsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [Answer, , preload] = useLazy(importAnswer);
  return (
    <form
      ref={form}
      className="min-w-0"
      // Hides the sign-up of the footer.
      data-compact-footer
      onFocus={preload}
    >
      <div className="flex flex-wrap gap-2">
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className="field min-w-0 flex-[1_8rem] on-dark:border-glaze-deep-control on-dark:bg-transparent on-dark:text-inherit on-dark:placeholder:text-on-glaze-deep-2"
          name="email"
          type="email"
          required
          placeholder={label}
          autoComplete="email"
        />
        <Button
          type="submit"
          // Not on the form: there Chromium reports a mail address as insecure.
          formMethod="post"
          formAction={action}
          formEncType={mailTo && 'text/plain'}
          look={ground === 'dark' ? 'yolk' : 'ink'}
          className="min-h-13 rounded-field"
        >
          {buttonText}
        </Button>
      </div>
      <input type="hidden" name="list" value={request.list} />
      <div className="font-display text-sm font-normal not-empty:mt-3" role="status">
        {Answer && <Answer form={form} request={request} mailTo={mailTo} />}
      </div>
    </form>
  );
}
