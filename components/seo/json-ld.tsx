import type { Graph } from 'schema-dts';
import { plainSpaces } from '@/lib/text/words';

type JsonLdProps = {
  /** Everything about the page, by a function of lib/seo. */
  graph: Graph;
};

/** Structured data for search engines: once on a page. */
export function JsonLd({ graph }: JsonLdProps) {
  // React does not escape script text; escaping “<” keeps a title from closing the element.
  return (
    <script type="application/ld+json">
      {plainSpaces(JSON.stringify(graph)).replaceAll('<', '\\u003c')}
    </script>
  );
}
