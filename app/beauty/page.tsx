import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { beauty as page } from '@/data/pages/house/beauty';

export const metadata = contentMetadata(page);

export default function Beauty() {
  return <ContentPage page={page} />;
}
