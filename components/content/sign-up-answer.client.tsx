'use client';

import { CircleAlert } from 'lucide';
import { type RefObject, useEffect, useId, useState } from 'react';
import * as messages from '@/.content/messages/contact';
import { Icon } from '@/components/ui/icon';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { mailHref, openMail } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';
import { CopyAddress } from './copy-address';

export type SignUpAnswerProps = {
  form: RefObject<HTMLFormElement | null>;
  request: SignUpRequest;
  /** Recipient of the message; left out if the form is posted. */
  mailTo?: string;
};

/** Validates a sign-up form and shows an error or a confirmation. */
export function SignUpAnswer({ form, request, mailTo }: SignUpAnswerProps) {
  const id = useId();
  const [answer, setAnswer] = useState<'invalid' | 'composed'>();
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>('[name=email]');
    if (!element || !field) return;
    const stop = new AbortController();
    const { signal } = stop;
    const accept = () => {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
      setAnswer((before) => (before === 'invalid' ? undefined : before));
    };
    const onInvalid = (event: Event) => {
      // Suppress the validation bubble of the browser, which would repeat the message.
      event.preventDefault();
      field.focus();
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', id);
      setAnswer('invalid');
    };
    let isPosted = false;
    const allowPost = () => {
      isPosted = false;
    };
    const onInput = () => {
      allowPost();
      if (field.validity.valid) accept();
    };
    const onSubmit = (event: SubmitEvent) => {
      accept();
      if (!mailTo) {
        // Until the response replaces this page, a second press would post again.
        if (isPosted) event.preventDefault();
        isPosted = true;
        return;
      }
      event.preventDefault();
      const email = String(new FormData(element).get('email')).trim();
      const body = `${request.body}\n\n${messages.myAddress({ email })}\n`;
      openMail(mailHref({ to: mailTo, subject: request.subject, body }));
      setAnswer('composed');
    };
    field.addEventListener('invalid', onInvalid, { signal });
    field.addEventListener('input', onInput, { signal });
    // After Back, the form may be posted again.
    window.addEventListener('pageshow', allowPost, { signal });
    element.addEventListener('submit', onSubmit, { signal });
    return () => stop.abort();
  }, [form, id, mailTo, request]);

  if (answer === 'invalid') {
    return (
      <p className="text-gochu on-dark:text-danmuji" id={id}>
        <Icon of={CircleAlert} size={18} className="inline align-text-bottom" /> {messages.invalid}
      </p>
    );
  }
  if (answer === 'composed' && mailTo) {
    return (
      <>
        <p>{messages.composed}</p>
        <p className="mt-1.5">{rich(messages.notComposed, { address: <CopyAddress address={mailTo} /> })}</p>
      </>
    );
  }
  return null;
}
