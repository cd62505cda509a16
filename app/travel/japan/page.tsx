import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { japan as page } from '@/data/pages/travel/japan';

export const metadata = contentMetadata(page);

export default function Japan() {
  return <ContentPage page={page} />;
}
