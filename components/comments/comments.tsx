import * as messages from '@/.content/messages/comments';
import { site } from '@/lib/content/server';
import { withBasePath } from '@/lib/text/base-path';
import { ShowComments } from './show-comments.client';

/** Id of the section, to which giscus leads back after a sign-in. */
const ID = 'comments';

export type CommentsProps = {
  /** Path of the page with its slash. */
  path: string;
  title: string;
};

/** Comments on a page, loaded from the owner's service on request. Pages import it from `.content/comments`. */
export function Comments({ path, title }: CommentsProps) {
  const { comments: service, language } = site;
  if (!service) return null;
  const { host } = new URL(service.host);
  return (
    <section className="wrap mt-section print:hidden js-only" aria-labelledby={ID}>
      <h2 className="text-2xl" id={ID}>
        {messages.name}
      </h2>
      <ShowComments
        service={service}
        page={{ path: withBasePath(path), title }}
        language={language}
        button={messages.show}
        name={messages.name}
      >
        <p className="mt-1.5 mb-5 text-ink-2">{messages.loadedFrom({ host })}</p>
      </ShowComments>
    </section>
  );
}
