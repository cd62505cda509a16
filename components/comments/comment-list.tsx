import * as messages from '@/.content/messages/comments';
import type { Comment } from '@/lib/comments/comments';
import type { ReplyTarget } from './comments-view';

export type CommentListProps = {
  comments: readonly Comment[];
  language: string;
  /** Left out for replies, which services nest only once. */
  onReply?: (target: ReplyTarget) => void;
};

/** Comments as they were typed, each with its replies. */
export function CommentList({ comments, language, onReply }: CommentListProps) {
  if (comments.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <ol className={onReply ? 'mt-6' : 'mt-3 border-s-2 border-line ps-3'}>
      {comments.map(({ id, author, time, text, replies }) => {
        const name = author || messages.anonymous;
        return (
          <li key={id} className="border-t border-line py-3.5">
            <p className="font-display text-sm">
              <b className="font-semibold">{name}</b>{' '}
              {time !== undefined && (
                <time className="text-ink-2" dateTime={new Date(time).toISOString()}>
                  {date.format(time)}
                </time>
              )}
            </p>
            {text.split(/\n+/).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
              <p key={index} className="mt-1.5">
                {paragraph}
              </p>
            ))}
            {onReply && (
              <button
                type="button"
                className="link min-h-11 font-display text-sm font-medium"
                aria-label={messages.replyTo({ name })}
                onClick={() => onReply({ id, name })}
              >
                {messages.reply}
              </button>
            )}
            <CommentList comments={replies} language={language} />
          </li>
        );
      })}
    </ol>
  );
}
