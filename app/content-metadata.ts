import type { Metadata } from 'next';
import type { Page } from '@/lib/content/schema/page';
import { pageMetadata } from '@/lib/seo/metadata';

/** Title, description and canonical address of a page, from its words. */
export function contentMetadata({ path, title, metaTitle = title, description, index }: Page): Metadata {
  return pageMetadata({ path, title: metaTitle, description, index });
}
