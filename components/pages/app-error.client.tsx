'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/frame';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { reloadOnce } from '@/lib/ui/chunk-recovery';

export type AppErrorProps = {
  /** Whatever was thrown; need not be an Error. */
  error: unknown;
  /** Draws the page again. */
  retry: () => void;
};

/** A status or a message of what was thrown, as text; never empty. */
function describeError(error: unknown): string {
  if (typeof error === 'string' && error.trim()) return error;
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ');
    if (typeof message === 'string' && message.trim()) return message;
  }
  return messages.stoppedWorking;
}

/** The page that stands in for one that failed while it was drawn. Leaving it loads the site afresh. */
export function AppError({ error, retry }: AppErrorProps) {
  useEffect(() => {
    console.error(error);
    // What came by itself for this page was of an older deploy or broke off. Whole, it may be well.
    reloadOnce();
  }, [error]);
  return (
    <div className="wrap py-section wrap-anywhere">
      <h1 className="text-4xl">{messages.error}</h1>
      <p className="lead mt-5 max-w-[60ch]">{describeError(error)}</p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button onClick={() => retry()}>{messages.tryAgain}</Button>
        <Link className="btn btn-quiet" href="/">
          {messages.returnHome}
        </Link>
      </div>
    </div>
  );
}
