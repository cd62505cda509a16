import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { about as page } from '@/data/pages/house/about';

export const metadata = contentMetadata(page);

export default function About() {
  return <ContentPage page={page} />;
}
