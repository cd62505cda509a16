import '@/app/styles/tips.css';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { AlreadyMapped } from '@/components/travel/lists/already-mapped';
import { koreanRestaurants } from '@/lib/content/travel/korean-restaurants';
import { allRestaurants } from '@/lib/travel/restaurants';

export const metadata = contentMetadata(koreanRestaurants);

export default function KoreanRestaurants() {
  if (!koreanRestaurants) notFound();
  const { mapped, ...page } = koreanRestaurants;
  const restaurants = allRestaurants(mapped?.guide).filter(
    ({ cuisine, region }) => region === mapped?.region && cuisine.includes(mapped.cuisine),
  );
  return (
    <ContentPage page={page}>
      {mapped && <AlreadyMapped title={mapped.title} text={mapped.text} restaurants={restaurants} />}
    </ContentPage>
  );
}
