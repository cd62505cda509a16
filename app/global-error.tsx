'use client';

import * as messages from '@/.content/messages/frame';
import { language } from '@/.content/messages/language';
import { AppError } from '@/components/pages/app-error.client';

type GlobalErrorProps = { error: unknown; retry: () => void };

/** Error boundary of the root layout, so it renders the whole document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={language}>
      <body>
        <title>{messages.error}</title>
        <main id="main">
          <AppError error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
