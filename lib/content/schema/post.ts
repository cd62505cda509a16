import type { z } from 'zod';
import { markdown } from './article';
import {
  array,
  caption,
  day,
  description,
  heading,
  hidden,
  item,
  object,
  optional,
  optionalText,
  publication,
  status,
} from './fields';
import { pictureRef } from './picture-ref';

/** A post of data/posts: a text with a day that is no recipe. Its address is /posts/ and the name of its file. */
export const post = object({
  status,
  todo: array(hidden)
    .nullish()
    .describe(
      'What you still have to decide or look up, a line each. A draft may have it; a post with any line cannot be published.',
    ),
  title: heading.describe('Main heading of the post.'),
  metaTitle: optionalText.describe('Title in the tab and in search results. Left out: the heading.'),
  description,
  dek: optionalText.describe('Opening sentences under the heading. Left out: the description.'),
  picture: optional(pictureRef),
  caption: optional(caption).describe('One sentence under the picture.'),
  published: publication.describe(
    'Day of publication, YYYY-MM-DD. In the future, also with a time (`2026-12-04 09:00`): left out until then.',
  ),
  updated: optional(day).describe(
    'Day its content last changed, not before publication and not in the future. Left out: the day of publication.',
  ),
  tags: array(item)
    .default([])
    .describe('What it is about, a word or two each: the list of posts has a heading for each.'),
  text: markdown.describe(
    'The post in Markdown, as `text: |` with the lines indented below it: headings from ##, lists, tables, quotations, pictures of data/pictures, videos, call-outs.',
  ),
});

export type Post = z.infer<typeof post>;
