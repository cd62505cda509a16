import 'server-only';
import * as messages from '@/.content/messages/posts';
import { POSTS_PATH, postPath } from '@/lib/content/posts';
import type { Page, SectionOf } from '@/lib/content/schema/page';
import type { Post } from '@/lib/content/schema/post';
import { posts, site } from '@/lib/content/server';
import { slugOf } from '@/lib/text/slug';

/** Page of a post. */
export type PostPage = Omit<Page, 'sections' | 'published'> & {
  published: string;
  tags: readonly string[];
  sections: [SectionOf<'article'>];
};

/** Page of a post by the name of its file. */
export function postPage(name: string, { status: _, todo: __, dek, text, ...post }: Post): PostPage {
  return {
    ...post,
    path: postPath(name),
    dek: dek ?? post.description,
    back: { name: messages.title, href: POSTS_PATH },
    article: true,
    searchedBy: post.tags,
    sections: [{ type: 'article', text }],
  };
}

/** Posts, the newest first; those of one day by their addresses. */
export const postPages: readonly PostPage[] = Object.entries(posts)
  .map(([name, post]) => postPage(name, post))
  .sort((one, other) => other.published.localeCompare(one.published) || (one.path < other.path ? -1 : 1));

/** Page that lists the posts; undefined without any. */
export const postsPage: Page | undefined =
  postPages.length > 0
    ? {
        path: POSTS_PATH,
        title: messages.title,
        description: messages.description({ site: site.name }),
        dek: messages.dek,
        sections: [],
      }
    : undefined;

/** Posts of a tag. */
export type TagPosts = { tag: string; id: string; posts: PostPage[] };

/** Id of the heading of a tag in the list of posts. Tags that differ only in signs and capitals share it. */
export const tagId = (tag: string): string => `tag-${slugOf(tag)}`;

/** Tags in the order of their newest posts, each with its posts. */
export function postTags(): TagPosts[] {
  const found = new Map<string, TagPosts>();
  for (const post of postPages) {
    for (const tag of post.tags) {
      const id = tagId(tag);
      const { posts, ...first } = found.get(id) ?? { tag, id, posts: [] };
      found.set(id, { ...first, posts: [...posts, post] });
    }
  }
  return [...found.values()];
}

/** Posts before and after one, in their order. */
export function postsBeside(path: string): { newer?: PostPage | undefined; older?: PostPage | undefined } {
  const place = postPages.findIndex((post) => post.path === path);
  return { newer: postPages[place - 1], older: postPages[place + 1] };
}
