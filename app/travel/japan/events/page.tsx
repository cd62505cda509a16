import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { japanEvents as page } from '@/data/pages/travel/japan-events';

export const metadata = contentMetadata(page);

export default function JapanEvents() {
  return <ContentPage page={page} />;
}
