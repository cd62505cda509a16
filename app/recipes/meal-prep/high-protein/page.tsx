import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { highProtein as page } from '@/data/pages/cook/high-protein';

export const metadata = contentMetadata(page);

export default function HighProtein() {
  return <ContentPage page={page} />;
}
