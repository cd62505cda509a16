import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { content as page } from '@/data/pages/house/content';

export const metadata = contentMetadata(page);

export default function Content() {
  return <ContentPage page={page} />;
}
