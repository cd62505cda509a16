import { z } from 'zod';
import { parseMarkdown } from '@/lib/content/markdown/parse';
import { array } from './fields';
import { block } from './markdown';
import { untitledSection } from './sections';

/** Text in Markdown, read as its blocks. */
export const markdown = z
  .string()
  .transform((text, context) => {
    const { blocks, faults } = parseMarkdown(text.normalize('NFC'));
    for (const { allowed, ...params } of faults)
      context.addIssue({ code: 'custom', message: allowed, params });
    if (blocks.length === 0 && faults.length === 0)
      context.addIssue({ code: 'custom', message: 'text that is not empty' });
    return blocks;
  })
  .pipe(array(block))
  .meta({ role: 'body', markdown: true });

const article = untitledSection('article', {
  text: markdown.describe(
    'Text in Markdown, as `text: |` with the lines indented below it: headings from ##, lists, tables, quotations, pictures of data/pictures, videos, call-outs.',
  ),
}).describe('A text to read in Markdown, with pictures, videos and tables between its paragraphs.');

export const articleSections = [article] as const;
