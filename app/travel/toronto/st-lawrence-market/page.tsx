import { contentMetadata } from '@/app/content-metadata';
import { MarketGuide } from '@/components/travel/markets/market-guide';
import { guideWords, stLawrenceMarket as page } from '@/data/pages/travel/st-lawrence-market';
import { markets } from '@/data/travel/markets';
import '@/app/styles/markets.css';

export const metadata = contentMetadata(page);

export default function StLawrenceMarket() {
  const slug = 'st-lawrence-market';
  return <MarketGuide page={page} slug={slug} market={markets[slug]} words={guideWords} />;
}
