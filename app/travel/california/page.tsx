import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { california as page } from '@/data/pages/travel/california';

export const metadata = contentMetadata(page);

export default function California() {
  return <ContentPage page={page} />;
}
