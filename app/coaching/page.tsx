import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { coaching as page } from '@/data/pages/house/coaching';

export const metadata = contentMetadata(page);

export default function Coaching() {
  return <ContentPage page={page} />;
}
