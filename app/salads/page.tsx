import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { salads as page } from '@/data/pages/learn/salads';

export const metadata = contentMetadata(page);

export default function Salads() {
  return <ContentPage page={page} />;
}
