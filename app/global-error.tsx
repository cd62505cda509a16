'use client';

import * as words from '@/.content/words/globalError';
import { language } from '@/.content/words/language';
import { AppError } from '@/components/pages/app-error.client';
import './globals.css';

type GlobalErrorProps = { error: unknown; retry: () => void };

/** Stands in for the whole document when its frame failed, so it brings its own. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={language}>
      <body>
        <title>{words.title}</title>
        <main id="main">
          <AppError error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
