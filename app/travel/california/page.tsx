import '@/app/styles/map.css';
import '@/app/styles/restaurant.css';
import '@/app/styles/regions.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { FactTable } from '@/components/pages/sections/fact-table';
import { Picture } from '@/components/picture/picture';
import { CaliforniaRegions } from '@/components/travel/california/california-regions';
import { SpecialtyList } from '@/components/travel/california/specialty-list';
import { PictureSplit } from '@/components/travel/regions/picture-split';
import {
  californiaRoadside,
  california as page,
  californiaSpecialties as specialties,
} from '@/data/pages/travel/california';
import { californiaRegions } from '@/data/travel/california-regions';
import { MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { slugOf } from '@/lib/text/slug';

export const metadata = contentMetadata(page);

export default function California() {
  const { seasons, ...roadside } = californiaRoadside;
  return (
    <ContentPage page={page}>
      <CaliforniaRegions />
      <section className="wrap pg-sec" id={slugOf(specialties.title)}>
        <div className="pg-in">
          <div className="pg-head rg-side">
            <h2 className="t-2">{specialties.title}</h2>
            <p>{specialties.text}</p>
            <Picture
              picture={specialties.picture}
              sizes="(min-width: 90rem) 31rem, (min-width: 64rem) 34vw, 92vw"
            />
          </div>
          <SpecialtyList
            regions={MAP_REGIONS.california.map((id) => ({
              id,
              name: californiaRegions[id].name,
              ...specialties.regions[id],
            }))}
          />
        </div>
      </section>
      <PictureSplit {...roadside}>
        <FactTable rows={seasons} />
      </PictureSplit>
      <PrintSource path={page.path} />
    </ContentPage>
  );
}
