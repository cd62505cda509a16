'use client';

import { CircleAlert } from 'lucide';
import { useEffect, useId, useState } from 'react';
import * as messages from '@/.content/messages/contact';
import { Icon } from '@/components/ui/icon';
import { mailHref, openMail } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';
import { CopyAddress } from './copy-address';
import type { FormAnswerProps } from './form-answer';

/** Validates a sign-up form and shows an error or a confirmation. */
export function SignUpAnswer({ form, mail, address }: FormAnswerProps) {
  const id = useId();
  const [answer, setAnswer] = useState<'invalid' | 'composed' | 'trapped'>();
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>('[type=email]');
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
      // The honeypot.
      if (event.target !== field) return setAnswer((before) => before ?? 'trapped');
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
      if (address) {
        // Until the response replaces this page, a second press would post again.
        if (isPosted) event.preventDefault();
        isPosted = true;
        return;
      }
      event.preventDefault();
      const body = `${mail.body}\n\n${messages.myAddress({ email: field.value.trim() })}\n`;
      openMail(mailHref({ ...mail, body }));
      setAnswer('composed');
    };
    // The event does not bubble.
    element.addEventListener('invalid', onInvalid, { signal, capture: true });
    field.addEventListener('input', onInput, { signal });
    // After Back, the form may be posted again.
    window.addEventListener('pageshow', allowPost, { signal });
    element.addEventListener('submit', onSubmit, { signal });
    return () => stop.abort();
  }, [form, id, mail, address]);

  if (answer === 'invalid') {
    return (
      <p className="text-gochu on-dark:text-danmuji" id={id}>
        <Icon of={CircleAlert} size={18} className="inline align-text-bottom" /> {messages.invalid}
      </p>
    );
  }
  const copy = { address: <CopyAddress address={mail.to} /> };
  if (answer === 'trapped') return <p>{rich(messages.trapped, copy)}</p>;
  if (answer === 'composed') {
    return (
      <>
        <p>{messages.composed}</p>
        <p className="mt-1.5">{rich(messages.notComposed, copy)}</p>
      </>
    );
  }
  return null;
}
