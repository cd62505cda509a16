import { notFound } from 'next/navigation';
import { PageView } from '@/components/pages/page-view';
import { SAFETY_VIEWS } from '@/components/pages/safety/safety-section';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import { safeTemperatures as page } from '@/lib/content/server';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = page ? contentMetadata(page) : {};

export default function SafeTemperatures() {
  return page ? <PageView page={page} views={{ ...PAGE_VIEWS, ...SAFETY_VIEWS }} /> : notFound();
}
