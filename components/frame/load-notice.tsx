import * as messages from '@/.content/messages/first';
import { LOAD_NOTICE } from '@/lib/frame/retry-files';

/**
 * Says that the page did not load completely. The first script shows it, and handles its button: see
 * lib/frame/retry-files.ts. At the top, where a page whose styles are missing begins.
 */
export function LoadNotice() {
  return (
    <p
      id={LOAD_NOTICE}
      className="fixed inset-x-0 bottom-0 z-100 border-t bg-paper p-4 text-center print:hidden"
      role="alert"
      hidden
      suppressHydrationWarning
    >
      {messages.incomplete}{' '}
      <button type="button" className="link -my-3 py-3">
        {messages.reload}
      </button>
    </p>
  );
}
