'use client';

import * as messages from '@/.content/messages/globalError';
import { language } from '@/.content/messages/language';
import { AppError } from '@/components/pages/app-error.client';

type GlobalErrorProps = { error: unknown; retry: () => void };

/**
 * Stands in for the whole document when its frame failed, so it brings its own. It is the framework's own page for that too,
 * which would bring every page words and styles of its own: see `next.config.ts`.
 */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={language}>
      <body>
        <title>{messages.title}</title>
        <main id="main">
          <AppError error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
