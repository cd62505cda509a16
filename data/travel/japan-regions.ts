import type { JapanRegion, JapanRegionId } from '@/data/schema/place';

/** The ten regions of Japan. Ratings are sample data of the owner's taste. */
export const japanRegions: Record<JapanRegionId, JapanRegion> = {
  hokkaido: { name: 'Hokkaido', text: 'Crab, miso ramen, soup curry.', restaurants: [] },
  tohoku: { name: 'Tohoku', text: 'Gyutan, wanko soba.', restaurants: [] },
  tokyo: { name: 'Tokyo', text: 'Edomae sushi, monjayaki.', restaurants: [] },
  kanto: { name: 'Kanto', text: 'Utsunomiya gyoza.', restaurants: [] },
  chubu: { name: 'Chubu', text: 'Miso katsu, hoto, Kanazawa seafood.', restaurants: [] },
  kansai: { name: 'Kansai', text: 'Takoyaki, kushikatsu, Kyoto yudofu.', restaurants: [] },
  chugoku: { name: 'Chugoku', text: 'Hiroshima okonomiyaki, oysters.', restaurants: [] },
  shikoku: { name: 'Shikoku', text: 'Sanuki udon, katsuo no tataki.', restaurants: [] },
  kyushu: { name: 'Kyushu', text: 'Hakata ramen, motsunabe.', restaurants: [] },
  okinawa: { name: 'Okinawa', text: 'Okinawa soba, goya champuru.', restaurants: [] },
};
