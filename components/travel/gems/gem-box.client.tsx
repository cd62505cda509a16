'use client';

import './gems.css';
import { X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import * as ui from '@/.content/words/hiddenGems';
import { Icon } from '@/components/ui/icon';
import type { GemWords } from '@/lib/content/schema/guide';

export type GemBoxProps = {
  words: GemWords;
  subscribed: boolean;
  /** Pinned, it stays and has a button that closes it; otherwise it is a preview. */
  pinned: boolean;
  /** A press on the close button. */
  onClose: () => void;
  /** Escape, during a preview or with the focus inside. */
  onDismiss: () => void;
  /** A press on the button of those who are not subscribed. */
  onSubscribe: () => void;
};

/** What the diamond opens: the teasers for subscribers, the invitation for everyone else. Load it on first use. */
export function GemBox({ words: gems, subscribed, pinned, onClose, onDismiss, onSubscribe }: GemBoxProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = box.current?.parentElement?.contains(document.activeElement);
      if (event.key === 'Escape' && (!pinned || isInside)) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pinned, onDismiss]);
  return (
    <section ref={box} className="gem-box" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{gems.title}</h2>
      {pinned && (
        <button type="button" className="icon-btn" aria-label={ui.close} onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      )}
      {subscribed ? (
        <>
          <p>{gems.message}</p>
          <ul>
            {gems.teasers.map(({ name, description }) => (
              <li key={name}>
                <b>{name}</b> <span>{description}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{gems.prompt.text}</p>
          <button type="button" className="btn sm" onClick={onSubscribe}>
            {gems.prompt.button}
          </button>
        </>
      )}
    </section>
  );
}
