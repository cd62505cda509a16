import '@/app/styles/offline.css';
import { OfflinePage } from '@/components/offline/offline-page';
import { offline } from '@/data/pages/house/offline';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: offline.path,
  title: offline.title,
  description: offline.description,
  // The service worker shows it at the address that was wanted.
  index: false,
});

export default function Offline() {
  return <OfflinePage words={offline} siteName={site.name} />;
}
