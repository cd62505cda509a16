'use client';

import { type ComponentType, type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useLazy } from '@/lib/ui/use-lazy';
import type { FormAnswerProps } from './form-answer';

const ANSWERS = {
  signUp: () => import('./sign-up-answer.client').then((module) => module.SignUpAnswer),
  contact: () => import('./contact-answer.client').then((module) => module.ContactAnswer),
};

export type LazyFormProps = Omit<FormAnswerProps, 'form'> & {
  kind: keyof typeof ANSWERS;
  /** The button that sends the form, after its fields. */
  button: ButtonProps;
  className?: string;
  /** Fields. */
  children: ReactNode;
};

/** A form whose handlers are loaded on first focus. They show their answer below the fields. */
export function LazyForm({ kind, button, className, children, ...answer }: LazyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [Answer, , preload] = useLazy<ComponentType<FormAnswerProps>>(ANSWERS[kind]);
  return (
    <form ref={form} className="min-w-0" onFocus={preload}>
      <div className={className}>
        {children}
        <Button {...button} />
      </div>
      <div className="font-display text-sm font-normal not-empty:mt-3" role="status">
        {Answer && <Answer form={form} {...answer} />}
      </div>
    </form>
  );
}
