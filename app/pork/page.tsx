import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { pork as page } from '@/data/pages/cook/pork';

export const metadata = contentMetadata(page);

export default function Pork() {
  return <ContentPage page={page} />;
}
