import type { StructuredData } from '@/lib/seo/json-ld';

type JsonLdProps = {
  /** What a builder of lib/seo returned; null, where its required fields are missing, draws nothing. */
  data: StructuredData | null;
};

/** Structured data for search engines; nothing of it is visible. */
export function JsonLd({ data }: JsonLdProps) {
  if (!data) return null;
  // React leaves the text of a script as it is, so an escaped “<” is all that keeps a title from closing it.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
