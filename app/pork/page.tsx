import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { pork as page } from '@/data/pages/cook/pork';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

export default function Pork() {
  return <ContentPage page={page} />;
}
