import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { highProtein as page } from '@/data/pages/cook/high-protein';
import '@/app/styles/recipes-list.css';
import '@/app/styles/shelf.css';
import '@/app/styles/tips.css';

export const metadata = contentMetadata(page);

export default function HighProtein() {
  return <ContentPage page={page} />;
}
