'use client';

import { AppError } from '@/components/pages/app-error.client';
import './globals.css';

type GlobalErrorProps = { error: unknown; retry: () => void };

/** Stands in for the whole document when its frame failed, so it brings its own. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en-CA">
      <body>
        <title>Unexpected Application Error</title>
        <main id="main">
          <AppError error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
