'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/tonight';
import { LiveText } from '@/components/ui/live-text';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Asked } from '@/lib/tonight/form';
import { useLazy } from '@/lib/ui/use-lazy';

const importAnswer = () => import('./tonight-answer.client').then((module) => module.TonightAnswer);

/** True if the address has a part of the sentence. */
const hasSentence = () => /[?&](?:have|time|at)=/.test(window.location.search);

export type TonightFormProps = { action: string; children: ReactNode };

/** The form of the sentence; its answer is loaded on first use. */
export function TonightForm({ action, children }: TonightFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, say] = useState('');
  const [Answer, load, preload] = useLazy(importAnswer, { onError: () => toastLoadError(messages.answer) });
  useEffect(() => {
    if (hasSentence()) void load();
  }, [load]);
  const ask = (isTyped: boolean) => {
    setAsked({ isTyped });
    void load();
  };
  return (
    <div className="wrap print:hidden">
      <form
        ref={form}
        action={action}
        aria-label={messages.title}
        onFocus={preload}
        onChange={({ target }) => ask((target as unknown) instanceof HTMLInputElement)}
        onSubmit={(event) => {
          event.preventDefault();
          ask(false);
        }}
      >
        {children}
      </form>
      {/* Here before its text: a region that comes with its text is not announced. */}
      <p className="sr-only" role="status">
        <LiveText>{said}</LiveText>
      </p>
      {Answer && <Answer form={form} asked={asked} onAnswer={say} />}
    </div>
  );
}
