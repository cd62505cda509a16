import '@/app/styles/tips.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { AlreadyMapped } from '@/components/travel/lists/already-mapped';
import { mappedWords, koreanRestaurants as page } from '@/data/pages/travel/korean-restaurants';
import { allRestaurants } from '@/lib/travel/restaurants';

export const metadata = contentMetadata(page);

export default function KoreanRestaurants() {
  const korean = allRestaurants().filter(
    ({ cuisine, region }) => region === 'northYork' && cuisine.includes('Korean'),
  );
  return (
    <ContentPage page={page}>
      <AlreadyMapped {...mappedWords} restaurants={korean} />
    </ContentPage>
  );
}
