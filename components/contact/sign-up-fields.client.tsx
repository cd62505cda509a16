'use client';

import { useId, useRef } from 'react';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadAnswer = () => import('./sign-up-answer.client').then((module) => module.SignUpAnswer);

export type SignUpFieldsProps = {
  /** Where the form goes when no script answers it. */
  action: string;
  request: SignUpRequest;
  /** The address a message goes to; left out where the form is posted. */
  mailTo?: string;
  label: string;
  buttonText: string;
  ground?: 'light' | 'dark';
};

/** The e-mail field and its button. What answers them is fetched when the field is first used. */
export function SignUpFields({ action, request, mailTo, label, buttonText, ground }: SignUpFieldsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [Answer, load] = useLoaded(loadAnswer);
  return (
    <form
      ref={form}
      className="news"
      method="post"
      action={action}
      encType={mailTo && 'text/plain'}
      onFocus={load}
    >
      <div className="news-row">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input id={id} name="email" type="email" required placeholder={label} autoComplete="email" />
        <button type="submit" className={ground === 'dark' ? 'btn yolk' : 'btn'}>
          {buttonText}
        </button>
      </div>
      <input type="hidden" name="list" value={request.list} />
      <div className="news-note" role="status">
        {Answer && <Answer form={form} request={request} mailTo={mailTo} />}
      </div>
    </form>
  );
}
