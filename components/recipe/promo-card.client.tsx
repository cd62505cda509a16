'use client';

import { type ReactNode, useState } from 'react';
import * as messages from '@/.content/messages/method';
import { toast } from '@/components/ui/toast';
import { useVisitFlag } from '@/lib/storage/use-visit-flag';
import { copyText } from '@/lib/ui/copy-text';

const CODE =
  'inline-flex min-h-11 items-center gap-3 rounded-field border border-dashed border-ink bg-raised px-4 font-semibold';

export type PromoCardProps = {
  title: string;
  text: ReactNode;
  /** Discount code, copied on press. */
  code: string;
  /** Icons of the two buttons. */
  copyIcon: ReactNode;
  dismissIcon: ReactNode;
};

/** The pressed button is removed, so its replacement is focused. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** A partner's offer, marked as sponsored; once dismissed it is gone for the visit. */
export function PromoCard({ title, text, code, copyIcon, dismissIcon }: PromoCardProps) {
  const [isDismissed, dismiss] = useVisitFlag('rtr:promo-dismissed');
  const [wasPressed, setWasPressed] = useState(false);
  if (isDismissed) {
    if (!wasPressed) return null;
    return (
      <p className="sr-only" ref={focus} tabIndex={-1}>
        {messages.dismissed}
      </p>
    );
  }
  const copy = async () => {
    const isCopied = await copyText(code);
    void toast(
      isCopied
        ? { title: messages.codeCopied, description: messages.codeFor({ code, title }), kind: 'success' }
        : { title: messages.codeIs({ code }), description: messages.notCopied, kind: 'info' },
    );
  };
  return (
    <aside
      className="relative grid gap-3.5 rounded-card bg-wash-peach p-5 font-display print:hidden"
      aria-label={messages.sponsored}
    >
      <div>
        <span className="text-xs font-medium text-ink-2">{messages.sponsored}</span>{' '}
        <b className="mt-1 block pe-10 text-lg leading-tight">{title}</b>
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
      </div>
      <div>
        <button
          type="button"
          className={`js-only ${CODE} hover:bg-sunk`}
          aria-label={messages.copyCode({ code })}
          onClick={copy}
        >
          <span translate="no">{code}</span>
          {copyIcon}
        </button>
        <noscript>
          <span className={CODE} translate="no">
            {code}
          </span>
        </noscript>
      </div>
      <button
        type="button"
        className="icon-btn js-only absolute top-2 end-2"
        aria-label={messages.dismiss}
        onClick={() => {
          setWasPressed(true);
          dismiss();
        }}
      >
        {dismissIcon}
      </button>
    </aside>
  );
}
