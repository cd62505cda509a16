'use client';

import { Check } from 'lucide';
import type { RefObject } from 'react';
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
          That was the last step
        </h2>
        <p className="cook-text">Sit down and eat. Then show me how it came out: I read every one.</p>
        {running > 0 && (
          <p className="cook-cue">
            <b>Not quite yet</b>{' '}
            {running === 1 ? 'One timer has time left.' : `${running} timers have time left.`}
          </p>
        )}
        <div className="cook-acts">
          {shareHref && (
            <a className="btn yolk" href={shareHref}>
              Share your results
            </a>
          )}
          <button type="button" className="btn quiet" onClick={onRestart}>
            Start from step 1
          </button>
        </div>
      </div>
    </>
  );
}
