'use client';

import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/comments';
import { Button } from '@/components/ui/button';
import { type CommentResult, sendComment } from '@/lib/comments/comments';
import type { CommentsViewProps, ReplyTarget, ThreadService } from './comments-view';

export type CommentFormProps = Pick<CommentsViewProps<ThreadService>, 'service' | 'page'> & {
  /** Field of the comment, which takes the focus for a reply. */
  field: RefObject<HTMLTextAreaElement | null>;
  replyTo: ReplyTarget | undefined;
  onSent: (result: CommentResult) => void;
  onNoReply: () => void;
};

const LABEL = 'mb-2 block font-display text-sm font-medium';

const RESULTS: Record<CommentResult | 'sending' | 'empty', (host: string) => string> = {
  empty: () => messages.empty,
  sending: () => messages.sending,
  sent: () => messages.sent,
  waiting: () => messages.waiting,
  offline: () => messages.notSentOffline,
  refused: (host) => messages.notSentRefused({ host }),
  unanswered: (host) => messages.notSentUnanswered({ host }),
};

/** A new comment or reply. Keeps what was typed until the service has it. */
export function CommentForm({ service, page, field, replyTo, onSent, onNoReply }: CommentFormProps) {
  const id = useId();
  const [result, setResult] = useState<CommentResult | 'sending' | 'empty'>();
  const isSending = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => `${fields.get(name) ?? ''}`.trim();
    const comment = { name: read('name'), email: read('email'), text: read('comment') };
    if (comment.text === '') {
      setResult('empty');
      return field.current?.focus();
    }
    isSending.current = true;
    setResult('sending');
    const answer = await sendComment(service, page, { ...comment, parent: replyTo?.id });
    isSending.current = false;
    setResult(answer);
    if (answer !== 'sent' && answer !== 'waiting') return;
    // Empties the field only if nothing was typed during the request.
    if (field.current?.value.trim() === comment.text) field.current.value = '';
    onSent(answer);
  };
  const { host } = new URL(service.host);
  return (
    <form className="mt-6 border-t border-line pt-6" onSubmit={send}>
      {replyTo && (
        <p className="font-display text-sm">
          {messages.replyingTo({ name: replyTo.name })}{' '}
          <button
            type="button"
            className="link min-h-11 font-display text-sm font-medium"
            onClick={onNoReply}
          >
            {messages.noReply}
          </button>
        </p>
      )}
      <label className={LABEL} htmlFor={`${id}-comment`}>
        {messages.comment}
      </label>
      <textarea
        ref={field}
        id={`${id}-comment`}
        className="field block h-auto py-3 leading-snug"
        name="comment"
        rows={6}
        aria-invalid={result === 'empty'}
        aria-describedby={`${id}-result`}
      />
      <div className="mt-6 grid gap-x-gap gap-y-6 sm:grid-cols-2">
        <div>
          <label className={LABEL} htmlFor={`${id}-name`}>
            {messages.yourName}
          </label>
          <input id={`${id}-name`} className="field" name="name" autoComplete="name" maxLength={100} />
        </div>
        <div>
          <label className={LABEL} htmlFor={`${id}-email`}>
            {messages.email}
          </label>
          <input
            id={`${id}-email`}
            className="field"
            name="email"
            type="email"
            autoComplete="email"
            aria-describedby={`${id}-hint`}
          />
          <p className="secondary mt-1.5" id={`${id}-hint`}>
            {messages.emailHint}
          </p>
        </div>
      </div>
      <Button type="submit" className="mt-6">
        {messages.send}
      </Button>
      <p className="mt-3 font-display text-sm" role="status" id={`${id}-result`}>
        {result && RESULTS[result](host)}
      </p>
    </form>
  );
}
