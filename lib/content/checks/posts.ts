import type { Problem } from '@/lib/content/problem';
import { WHOLE_FILE } from '@/lib/content/read/yaml';
import type { Post } from '@/lib/content/schema/post';
import { isSlug } from '@/lib/text/is-slug';
import { slugOf } from '@/lib/text/slug';
import { type FileOf, problemsIn, repeatsOf } from './report';

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
