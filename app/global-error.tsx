'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/frame';
import { language } from '@/.content/messages/language';
import { withBasePath } from '@/lib/text/base-path';
import { reloadOnce } from '@/lib/ui/chunk-recovery';

type GlobalErrorProps = { error: unknown; retry: () => void };

/**
 * Error boundary of the root layout, so it renders the whole document. Without `AppError`: every page loads this file, with a
 * copy of what it imports.
 */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  useEffect(() => {
    console.error(error);
    reloadOnce();
  }, [error]);
  return (
    <html lang={language}>
      <body>
        <title>{messages.error}</title>
        <main id="main" className="wrap py-section">
          <h1>{messages.error}</h1>
          <button type="button" className="btn" onClick={retry}>
            {messages.tryAgain}
          </button>{' '}
          <a className="link" href={withBasePath('/')}>
            {messages.returnHome}
          </a>
        </main>
      </body>
    </html>
  );
}
