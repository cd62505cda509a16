'use client';

import { CircleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import * as contact from '@/.content/messages/contact';
import * as messages from '@/.content/messages/contactForm';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import {
  type ContactField,
  contactMail,
  type FieldProblem,
  fieldProblem,
  MOST,
  type PostResult,
  postForm,
} from '@/lib/content/contact-form';
import { isCut, mailHref, openMail } from '@/lib/text/mail';
import { rich } from '@/lib/text/rich';
import { CopyAddress } from './copy-address';
import type { FormAnswerProps } from './form-answer';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Answer =
  | { kind: 'sending' | 'trapped' }
  | { kind: 'sent'; email: string }
  /** `href` is the mail with the message. */
  | { kind: 'composed'; href: string }
  | { kind: Exclude<PostResult, 'sent'>; href: string };

type Fields = Record<ContactField, Field>;

const EMPTY = { name: messages.emptyName, email: messages.emptyEmail, message: messages.emptyMessage };

const FAILED = { offline: messages.offline, refused: messages.refused, unanswered: messages.unanswered };

function problemText(name: ContactField, problem: FieldProblem, { value }: Field): string {
  if (problem === 'empty') return EMPTY[name];
  return problem === 'invalid' ? contact.invalid : messages.tooLong({ count: value.length - MOST[name] });
}

/** Shows the problem of a field in the element that describes it, or removes it. True if there is one. */
function showProblem(name: ContactField, field: Field): boolean {
  const problem = fieldProblem(name, field);
  const place = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (place) place.textContent = problem ? problemText(name, problem, field) : '';
  field.setAttribute('aria-invalid', `${problem !== undefined}`);
  return problem !== undefined;
}

/** Fields of a contact form, whose names are those of its service. */
function fieldsOf(form: HTMLFormElement): Fields | undefined {
  const name = form.querySelector<Field>('[autocomplete=name]');
  const email = form.querySelector<Field>('[type=email]');
  const message = form.querySelector<Field>('textarea');
  return name && email && message ? { name, email, message } : undefined;
}

/** Everything that a form sends. */
const formData = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));

/** Checks a contact form, and posts it without leaving the page or opens the mail program. Keeps what was typed. */
export function ContactAnswer({ form, mail, address }: FormAnswerProps) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const element = form.current;
    const fields = element && fieldsOf(element);
    if (!fields) return;
    const { name, email, message } = fields;
    const stop = new AbortController();
    const { signal } = stop;

    let isSending = false;
    const send = async (to: string, href: string) => {
      isSending = true;
      setAnswer({ kind: 'sending' });
      const sent = formData(element);
      const replyTo = email.value;
      const result = await postForm(to, sent);
      isSending = false;
      if (result !== 'sent') return setAnswer({ kind: result, href });
      // Keep what was typed during the request.
      if (`${formData(element)}` === `${sent}`) element.reset();
      setAnswer({ kind: 'sent', email: replyTo });
    };

    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending) return;
      const wrong = Object.entries(fields).filter(([key, field]) => showProblem(key as ContactField, field));
      if (wrong[0]) {
        setAnswer(undefined);
        return wrong[0][1].focus();
      }
      // The honeypot.
      if (element.querySelector<HTMLInputElement>('[pattern]')?.value) return setAnswer({ kind: 'trapped' });
      const typed = { name: name.value, email: email.value, message: message.value };
      const href = mailHref(contactMail(mail, { ...typed, subject: element.querySelector('select')?.value }));
      if (address) return void send(address, href);
      openMail(href);
      setAnswer({ kind: 'composed', href });
    };

    // Instead of the bubbles of the browser.
    element.noValidate = true;
    element.addEventListener('submit', onSubmit, { signal });
    for (const [key, field] of Object.entries(fields)) {
      const onInput = () => field.ariaInvalid === 'true' && showProblem(key as ContactField, field);
      field.addEventListener('input', onInput, { signal });
    }
    return () => stop.abort();
  }, [form, mail, address]);

  if (!answer) return null;
  const copy = { address: <CopyAddress address={mail.to} /> };
  switch (answer.kind) {
    case 'sending':
      return <p>{messages.sending}</p>;
    case 'sent':
      return <p>{messages.sent({ email: answer.email })}</p>;
    case 'trapped':
      return <p>{rich(contact.trapped, copy)}</p>;
    case 'composed':
      return (
        <>
          <p>{messages.composed}</p>
          {isCut(answer.href) && <p className="mt-1.5">{messages.cut}</p>}
          <p className="mt-1.5">{rich(contact.notComposed, copy)}</p>
        </>
      );
    default:
      return (
        <>
          <p className="text-gochu">
            <Icon of={CircleAlert} size={18} className="inline align-text-bottom" />{' '}
            <LiveText>{FAILED[answer.kind]}</LiveText>
          </p>
          <p>
            <a href={answer.href} className="link inline-flex min-h-11 items-center">
              {messages.mailInstead}
            </a>
          </p>
          {isCut(answer.href) && <p>{messages.cut}</p>}
        </>
      );
  }
}
