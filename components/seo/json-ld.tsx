import type { StructuredData } from '@/lib/seo/json-ld';

type JsonLdProps = {
  /** Result of a function of lib/seo; null renders nothing. */
  data: StructuredData | null;
};

/** Structured data for search engines. */
export function JsonLd({ data }: JsonLdProps) {
  if (!data) return null;
  // React does not escape script text; escaping “<” keeps a title from closing the element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
