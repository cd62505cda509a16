import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { legumes as page } from '@/data/pages/learn/legumes';

export const metadata = contentMetadata(page);

export default function Legumes() {
  return <ContentPage page={page} />;
}
