import { OfflineLists } from '@/components/frame/offline-lists.client';
import { OfflinePage } from '@/components/offline/offline-page';
import { offline, site } from '@/lib/content/server';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: '/offline',
  title: offline.title,
  description: offline.description,
  // The service worker responds with it at other addresses.
  index: false,
});

export default function OfflineRoute() {
  return (
    <OfflinePage content={offline} path="/offline" siteName={site.name}>
      <OfflineLists />
    </OfflinePage>
  );
}
