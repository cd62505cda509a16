'use client';

import { Check } from 'lucide';
import type { RefObject } from 'react';
import * as words from '@/.content/words/cook';
import { Icon } from '@/components/ui/icon';

export type CookFinishProps = {
  /** Timers that have not run out. */
  running: number;
  shareHref?: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onRestart: () => void;
};

/** What follows the last step. */
export function CookFinish({ running, shareHref, headingRef, onRestart }: CookFinishProps) {
  return (
    <>
      <span className="big" aria-hidden="true">
        <Icon of={Check} />
      </span>
      <div className="cook-step">
        <h2 className="t-1" ref={headingRef} tabIndex={-1}>
          {words.lastStep}
        </h2>
        <p className="cook-text">{words.sitDown}</p>
        {running > 0 && (
          <p className="cook-cue">
            <b>{words.notQuiteYet}</b> {words.timersLeft({ count: running })}
          </p>
        )}
        <div className="cook-acts">
          {shareHref && (
            <a className="btn yolk" href={shareHref}>
              {words.shareResults}
            </a>
          )}
          <button type="button" className="btn quiet" onClick={onRestart}>
            {words.startAgain}
          </button>
        </div>
      </div>
    </>
  );
}
