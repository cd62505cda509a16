import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { kensingtonMarket as page } from '@/data/pages/travel/kensington-market';

export const metadata = contentMetadata(page);

export default function KensingtonMarket() {
  return <ContentPage page={page} />;
}
