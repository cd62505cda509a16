import { notFound } from 'next/navigation';
import { PageView } from '@/components/pages/page-view';
import { SAFETY_VIEWS } from '@/components/pages/safety/safety-section';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { safeTemperatures as page } from '@/lib/content/server';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = page ? contentMetadata(page) : {};

export default function SafeTemperatures() {
  return page ? <PageView page={page} views={{ ...PLAIN_VIEWS, ...SAFETY_VIEWS }} /> : notFound();
}
