import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import type { NotFound } from '@/lib/content/schema/built-in-pages';

export type NotFoundPageProps = { words: NotFound };

/** A link in a sentence: [words](/address). */
const LINK = /^(.*?)\[([^\]]+)\]\(([^)\s]+)\)(.*)$/s;

/** A sentence with the link that may stand in it. */
function Message({ text }: { text: string }) {
  const [, before, words, href, after] = LINK.exec(text) ?? [];
  if (!href) return text;
  return (
    <>
      {before}
      <Link className="link" href={href} prefetch={false}>
        {words}
      </Link>
      {after}
    </>
  );
}

/** 404 with a plate for the zero, and the two ways on. */
export function NotFoundPage({ words }: NotFoundPageProps) {
  const { title, message, home, recipes, plate } = words;
  return (
    <div className="wrap nf">
      <h1>
        <span className="sr">404</span>{' '}
        <span className="nf-n" aria-hidden="true">
          4{' '}
          <span className="nf-plate">
            <Picture picture={plate} sizes="min(52vw, 79vh)" priority />
          </span>{' '}
          4
        </span>
      </h1>
      <div className="nf-t">
        <div>
          <h2 className="t-2">{title}</h2>
          <p className="dek">
            <Message text={message} />
          </p>
        </div>
        <div className="acts">
          <Link className="btn" href={home.href} prefetch={false}>
            {home.name}
          </Link>{' '}
          {recipes && (
            <Link className="btn quiet" href={recipes.href} prefetch={false}>
              {recipes.name}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
