import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { stLawrenceMarket as page } from '@/data/pages/travel/st-lawrence-market';

export const metadata = contentMetadata(page);

export default function StLawrenceMarket() {
  return <ContentPage page={page} />;
}
