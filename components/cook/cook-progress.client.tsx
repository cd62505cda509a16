'use client';

import * as words from '@/.content/words/cook';

export type CookProgressProps = {
  /** Number of steps. */
  count: number;
  /** Index of the step on screen; `count` once all are done. */
  current: number;
};

/** One part a step, filled up to the one on screen. */
export function CookProgress({ count, current }: CookProgressProps) {
  const reached = Math.min(current + 1, count);
  return (
    <div
      className="cook-bar"
      role="progressbar"
      aria-label={words.steps}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={reached}
      aria-valuetext={current < count ? words.stepOf({ step: reached, total: count }) : words.allDone}
    >
      {Array.from({ length: count }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a plain scale and never move.
        <i key={part} data-on={part < reached || undefined} />
      ))}
    </div>
  );
}
