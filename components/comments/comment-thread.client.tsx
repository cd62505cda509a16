'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/comments';
import { type Comment, readComments } from '@/lib/comments/comments';
import { CommentForm } from './comment-form.client';
import { CommentList } from './comment-list';
import { CommentsFailure } from './comments-failure';
import type { CommentsViewProps, ReplyTarget, ThreadService } from './comments-view';

const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((count, { replies }) => count + 1 + countOf(replies), 0);

/** The comments of Isso or Cusdis, with a form for another one. */
export function CommentThread({ service, page, language }: CommentsViewProps<ThreadService>) {
  const [comments, setComments] = useState<readonly Comment[] | 'loading' | 'failed'>('loading');
  const [replyTo, setReplyTo] = useState<ReplyTarget>();
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const load = useCallback(
    () =>
      readComments(service, page)
        .then(setComments)
        .catch(() => setComments('failed')),
    [service, page],
  );
  useEffect(() => {
    void load();
    // The pressed button is removed, so focus moves to what takes its place.
    area.current?.focus();
  }, [load]);

  const reply = (target: ReplyTarget) => {
    setReplyTo(target);
    field.current?.focus();
  };
  const retry = () => {
    setComments('loading');
    void load();
    area.current?.focus();
  };
  const isRead = typeof comments === 'object';
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <p className="mt-1.5 text-ink-2" role="status">
        {comments === 'loading' && messages.loading}
        {isRead && (comments.length === 0 ? messages.none : messages.count({ count: countOf(comments) }))}
      </p>
      {comments === 'failed' && <CommentsFailure host={service.host} onRetry={retry} />}
      {isRead && (
        <>
          <CommentList comments={comments} language={language} onReply={reply} />
          <CommentForm
            service={service}
            page={page}
            field={field}
            replyTo={replyTo}
            onSent={(result) => {
              setReplyTo(undefined);
              // Keeps the shown comments if the service does not answer again.
              if (result === 'sent') void readComments(service, page).then(setComments, () => undefined);
            }}
            onNoReply={() => {
              setReplyTo(undefined);
              // The pressed button is removed.
              field.current?.focus();
            }}
          />
        </>
      )}
    </div>
  );
}
