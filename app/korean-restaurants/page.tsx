import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { koreanRestaurants as page } from '@/data/pages/travel/korean-restaurants';

export const metadata = contentMetadata(page);

export default function KoreanRestaurants() {
  return <ContentPage page={page} />;
}
