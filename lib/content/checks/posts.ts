import { postPath } from '@/lib/content/posts';
import { type Problem, WHOLE_FILE } from '@/lib/content/problem';
import type { Post } from '@/lib/content/schema/post';
import { isSlug } from '@/lib/text/is-slug';
import { slugOf } from '@/lib/text/slug';
import { type FileOf, problemsIn, repeatsOf } from './report';

/** Address of a page, with its file. */
type Address = { path: string; file: string; source: string };

/** Problems of other pages below the list of posts, whose route has only posts. */
export const addressesAmongPosts = (addresses: readonly Address[]): Problem[] =>
  addresses
    .filter(({ source, path }) => source !== 'posts' && path.startsWith(postPath('')))
    .map(({ file, path }) => ({
      file,
      field: 'path',
      found: `“${path}”`,
      allowed: `an address that does not begin with ${postPath('')}, where posts are`,
    }));

/** Problems of posts whose file name is no address, or that have a tag twice. */
export const postProblems = (files: readonly FileOf<Pick<Post, 'tags'>>[]): Problem[] =>
  files.flatMap(({ file, name, value: { tags } }) =>
    problemsIn(file, (report) => {
      if (!isSlug(name))
        report(
          WHOLE_FILE,
          `the name “${name}”, which is the end of the address`,
          'lowercase words joined by hyphens, such as my-first-market.yaml',
        );
      tags.forEach((tag, index) => {
        if (slugOf(tag) === '') report(['tags', index], `“${tag}”`, 'a tag with letters or digits');
      });
      const entries = tags.map((tag, index) => ({ tag, index }));
      for (const { entry, first } of repeatsOf(entries, ({ tag }) => slugOf(tag)))
        report(['tags', entry.index], `“${entry.tag}”`, `a tag that is not “${first.tag}” again`);
    }),
  );
