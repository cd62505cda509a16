import { contentMetadata } from '@/app/content-metadata';
import { MarketGuide } from '@/components/travel/markets/market-guide';
import { guideWords, kensingtonMarket as page } from '@/data/pages/travel/kensington-market';
import { markets } from '@/data/travel/markets';
import '@/app/styles/markets.css';

export const metadata = contentMetadata(page);

export default function KensingtonMarket() {
  const slug = 'kensington-market';
  return <MarketGuide page={page} slug={slug} market={markets[slug]} words={guideWords} />;
}
