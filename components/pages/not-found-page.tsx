import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import type { NextLink } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';

export type NotFoundPageProps = {
  words: {
    title: string;
    /** Words before the link, of the link, and after it. */
    message: readonly [string, string, string];
    messageHref: string;
    home: NextLink;
    recipes: NextLink;
    /** The plate that stands for the zero. */
    plate: PictureRef;
  };
};

/** 404 with a plate for the zero, and the two ways on. */
export function NotFoundPage({ words }: NotFoundPageProps) {
  const { title, message, messageHref, home, recipes, plate } = words;
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
            {message[0]}
            <Link className="link" href={messageHref} prefetch={false}>
              {message[1]}
            </Link>
            {message[2]}
          </p>
        </div>
        <div className="acts">
          <Link className="btn" href={home.href} prefetch={false}>
            {home.name}
          </Link>{' '}
          <Link className="btn quiet" href={recipes.href} prefetch={false}>
            {recipes.name}
          </Link>
        </div>
      </div>
    </div>
  );
}
