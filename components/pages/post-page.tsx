import { Comments } from '@/.content/comments';
import * as messages from '@/.content/messages/posts';
import { Article } from '@/components/pages/sections/article';
import { JsonLd } from '@/components/seo/json-ld';
import { Link } from '@/components/ui/link';
import { POSTS_PATH } from '@/lib/content/posts';
import { postGraph } from '@/lib/pages/content-graphs';
import { type PostPage, postsBeside, tagId } from '@/lib/pages/posts';
import { formatDay } from '@/lib/text/dates';
import { BesideLinks } from './beside-links';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';

export type PostViewProps = { post: PostPage };

/** A post: its header with its days and tags, its text, comments, the posts before and after it. */
export function PostView({ post }: PostViewProps) {
  const { path, title, sections } = post;
  return (
    <>
      <ContentPage page={post} lead={<PostFacts post={post} />}>
        <JsonLd graph={postGraph(post)} />
        {sections.map((section) => (
          <Article key={section.type} section={section} />
        ))}
      </ContentPage>
      {Comments && <Comments path={`${path}/`} title={title} />}
      <PostLinks path={path} />
      <PrintSource path={path} />
    </>
  );
}

/** Days of a post as text: "3 May 2026, updated 5 May 2026". */
export function postDays({
  published,
  updated = published,
}: Pick<PostPage, 'published' | 'updated'>): string {
  const day = formatDay(published);
  return updated === published ? day : messages.updated({ day, updated: formatDay(updated) });
}

function PostFacts({ post }: PostViewProps) {
  return (
    <div className="mt-5">
      <p className="secondary">{postDays(post)}</p>
      {post.tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2 print:hidden" aria-label={messages.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link className="chip" href={`${POSTS_PATH}/#${tagId(tag)}`}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Links to the posts before and after. Null for an only post. */
function PostLinks({ path }: { path: string }) {
  const { newer, older } = postsBeside(path);
  if (!newer && !older) return null;
  return (
    <BesideLinks
      label={messages.beside}
      back={newer && { name: newer.title, href: newer.path, label: messages.newer }}
      next={older && { name: older.title, href: older.path, label: messages.older }}
    />
  );
}
