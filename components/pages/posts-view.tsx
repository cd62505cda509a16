import * as messages from '@/.content/messages/posts';
import { LinkList } from '@/components/content/link-list';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { Link } from '@/components/ui/link';
import { READER_CONTENT } from '@/components/ui/reader-content';
import type { Page } from '@/lib/content/schema/page';
import { postListGraph } from '@/lib/pages/content-graphs';
import { type PostPage, postPages, postTags } from '@/lib/pages/posts';
import { formatDay } from '@/lib/text/dates';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';

/** The page of all posts: the newest first, then by their tags. */
export function PostsView({ page }: { page: Page }) {
  const tags = postTags();
  return (
    <>
      <ContentPage page={page} wideHeader>
        <JsonLd graph={postListGraph(page)} />
        <ol className="wrap mt-stack">
          {postPages.map((post) => (
            <PostRow key={post.path} post={post} />
          ))}
        </ol>
        {tags.length > 0 && (
          <SectionFrame title={messages.tagged}>
            <div className="grid gap-y-10">
              {tags.map(({ tag, id, posts }) => (
                <section key={id} id={id}>
                  <h3 className="mb-4 text-xl">{tag}</h3>
                  <LinkList
                    links={posts.map(({ title, path, published }) => ({
                      name: title,
                      href: path,
                      text: formatDay(published),
                    }))}
                  />
                </section>
              ))}
            </div>
          </SectionFrame>
        )}
      </ContentPage>
      <PrintSource path={page.path} />
    </>
  );
}

/** A post with its day, title, opening and picture; the whole row is a link. */
function PostRow({ post: { path, title, dek, published, picture } }: { post: PostPage }) {
  return (
    <li className="border-t border-line py-6">
      <article className={`group relative grid gap-x-12 gap-y-3 ${picture ? 'sm:grid-cols-[2fr_5fr]' : ''}`}>
        {picture && (
          <Picture
            className="print:hidden"
            picture={picture}
            sizes="(min-width: 90rem) 366px, (min-width: 37.5rem) 27vw, 92vw"
            decorative
          />
        )}
        <div className={READER_CONTENT}>
          <p className="secondary">{formatDay(published)}</p>
          <h2 className="mt-1 text-2xl decoration-2 underline-offset-4 group-hover:underline">
            <Link className="covering-link" href={path}>
              {title}
            </Link>
          </h2>
          <p className="mt-2 max-w-text text-ink-2">{dek}</p>
        </div>
      </article>
    </li>
  );
}
