import type { Prepared } from '@/lib/content/sources';
import type { PreviewData } from '@/lib/desk/preview-data';
import { bindSpaces } from '@/lib/text/bind-spaces';

// The bundle of the preview has this module in the place of `.content`, so that components and readers find the content of
// the site as in a build. Modules that are imported before it has its data wait for it.

async function load(): Promise<string> {
  const response = await fetch('preview/site.json');
  if (!response.ok) throw new Error(`preview/site.json is not there (${response.status}).`);
  return response.text();
}

const text = await load();

/** The site as its files have it, for checks. */
export const siteData = JSON.parse(text) as PreviewData;

const { language } = siteData.content.site;

/** The same value with the non-breaking spaces of pages. */
export const withBoundSpaces = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? bindSpaces(inner, language) : inner,
  );

/** Content of the site as pages show it. */
export const shownContent: Prepared = withBoundSpaces(siteData.content);
