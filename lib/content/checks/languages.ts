import type { Problem } from '@/lib/content/problem';
import { languagePath } from '@/lib/text/root-path';
import { problemsIn, repeatsOf } from './report';

/**
 * Problems of the languages of a site: its own is missing, one is listed twice, or a page has its address.
 *
 * @param main language of the files
 * @param pages files by the addresses of their pages
 */
export function languageProblems(
  file: string,
  main: string,
  languages: readonly string[],
  pages: ReadonlyMap<string, string>,
): Problem[] {
  return problemsIn(file, (report) => {
    if (!languages.includes(main))
      report('languages', languages.join(', '), `also ${main}, the \`language\` of the files`);
    const entries = languages.map((tag, index) => ({ tag, field: `languages[${index}]` }));
    for (const { entry, first } of repeatsOf(entries, ({ tag }) => tag.toLowerCase()))
      report(entry.field, `“${entry.tag}”, as ${first.field}`, 'each language once');
    for (const { tag, field } of entries) {
      const page = pages.get(languagePath(tag));
      if (tag !== main && page)
        report(
          field,
          `“${tag}”, whose pages are below ${languagePath(tag)}/, the address of ${page}`,
          'a language, or another address for that page',
        );
    }
  });
}
