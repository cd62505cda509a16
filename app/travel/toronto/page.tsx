import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { toronto as page } from '@/data/pages/travel/toronto';

export const metadata = contentMetadata(page);

export default function Toronto() {
  return <ContentPage page={page} />;
}
