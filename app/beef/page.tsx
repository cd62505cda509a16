import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { beef as page } from '@/data/pages/cook/beef';
import '@/app/styles/recipes-list.css';

export const metadata = contentMetadata(page);

export default function Beef() {
  return <ContentPage page={page} />;
}
