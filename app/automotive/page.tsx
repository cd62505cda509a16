import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { automotive as page } from '@/data/pages/house/automotive';

export const metadata = contentMetadata(page);

export default function Automotive() {
  return <ContentPage page={page} />;
}
