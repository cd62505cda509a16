'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/frame';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { reloadOnce } from '@/lib/ui/chunk-recovery';

export type AppErrorProps = {
  /** Thrown value, which may be no Error. */
  error: unknown;
  /** Renders the page again. */
  retry: () => void;
};

/** Status or message of a thrown value; never empty. */
function describeError(error: unknown): string {
  const { status, statusText = '', message = error } = Object(error);
  const text = typeof status === 'number' ? `${status} ${statusText}` : message;
  return typeof text === 'string' && text.trim() ? text : messages.stoppedWorking;
}

/** Error page for a page that failed to render. Its links reload the site. */
export function AppError({ error, retry }: AppErrorProps) {
  useEffect(() => {
    console.error(error);
    // The data of a client-side navigation may be of an older deploy or incomplete; a full load may succeed.
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
