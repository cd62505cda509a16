import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { flour as page } from '@/data/pages/learn/flour';

export const metadata = contentMetadata(page);

export default function Flour() {
  return <ContentPage page={page} />;
}
