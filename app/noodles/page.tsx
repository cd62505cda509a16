import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { noodles as page } from '@/data/pages/cook/noodles';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

export default function Noodles() {
  return <ContentPage page={page} />;
}
