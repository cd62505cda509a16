import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { shop as page } from '@/data/pages/house/shop';

export const metadata = contentMetadata(page);

export default function Shop() {
  return <ContentPage page={page} />;
}
