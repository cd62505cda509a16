import type { Metadata } from 'next';
import type { Page } from '@/lib/content/schema/page';
import { pageMetadata } from '@/lib/seo/metadata';

/** Title, description and canonical address of a page, from its words; none for a page that is switched off. */
export function contentMetadata(page: Page | undefined): Metadata {
  if (!page) return {};
  const { path, title, metaTitle = title, description, index } = page;
  return pageMetadata({ path, title: metaTitle, description, index });
}
