'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/method';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { useVisitFlag } from '@/lib/hooks/use-visit-flag';

export type PromoCardProps = {
  title: string;
  text: ReactNode;
  /** Discount code, copied on press. */
  code: string;
  /** Icons of the two buttons. */
  copyIcon: ReactNode;
  dismissIcon: ReactNode;
};

/** A partner's offer, marked as sponsored; once dismissed it is gone for the visit. */
export function PromoCard({ title, text, code, copyIcon, dismissIcon }: PromoCardProps) {
  const [isDismissed, dismiss] = useVisitFlag('rtr:promo-dismissed');
  const [wasPressed, setWasPressed] = useState(false);
  const farewell = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus waits in its place instead of falling back to the page's top.
  useEffect(() => {
    if (wasPressed) farewell.current?.focus({ preventScroll: true });
  }, [wasPressed]);

  if (isDismissed) {
    return wasPressed ? (
      <p className="sr" ref={farewell} tabIndex={-1}>
        {words.dismissed}
      </p>
    ) : null;
  }
  const copy = async () => {
    const isCopied = await copyText(code);
    void toast(
      isCopied
        ? { title: words.codeCopied, description: words.codeFor({ code, title }), kind: 'success' }
        : {
            title: words.codeIs({ code }),
            description: words.notCopied,
            kind: 'info',
          },
    );
  };
  return (
    <aside className="promo" aria-label={words.sponsored}>
      <div>
        <span className="lab">{words.sponsored}</span> <b>{title}</b>
        <p>{text}</p>
      </div>
      <div>
        <button type="button" className="code js-only" aria-label={words.copyCode({ code })} onClick={copy}>
          {code}
          {copyIcon}
        </button>
        <noscript>
          <span className="code">{code}</span>
        </noscript>
      </div>
      <button
        type="button"
        className="icon-btn js-only"
        aria-label={words.dismiss}
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
