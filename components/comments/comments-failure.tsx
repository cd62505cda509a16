import * as messages from '@/.content/messages/comments';
import { Button } from '@/components/ui/button';

export type CommentsFailureProps = { host: string; onRetry: () => void };

/** Reason why comments did not load, with a button that tries again. */
export function CommentsFailure({ host, onRetry }: CommentsFailureProps) {
  const { host: name } = new URL(host);
  return (
    <>
      <p className="mt-1.5 mb-5 text-gochu" role="alert">
        {navigator.onLine ? messages.unanswered({ host: name }) : messages.offline}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {messages.retry}
      </Button>
    </>
  );
}
