import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { torontoEvents as page } from '@/data/pages/travel/toronto-events';

export const metadata = contentMetadata(page);

export default function TorontoEvents() {
  return <ContentPage page={page} />;
}
