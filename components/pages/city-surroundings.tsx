import * as messages from '@/.content/messages/cityGuide';
import styles from '@/components/guide/city-guide.module.css';
import { DrawnMap } from '@/components/guide/drawn-map';
import { MapSection } from '@/components/guide/map-section';
import { RegionButtons, type RegionChip } from '@/components/guide/region-buttons.client';
import { RegionHistory } from '@/components/guide/region-history.client';
import { ScrollBox } from '@/components/guide/scroll-box.client';
import { READER_CONTENT } from '@/components/ui/reader-content';
import type { Guide } from '@/lib/content/guide';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import { drawMap } from '@/lib/guide/draw-map';
import { restaurantsIn } from '@/lib/guide/restaurants';

/** The regions of a map in order, as buttons. */
export function regionChips({ id: guide, regions }: Guide, map: GuideMap): RegionChip[] {
  return map.regions.map((id) => ({
    id,
    name: regions[id]?.name ?? id,
    text: regions[id]?.text ?? '',
    slugs: restaurantsIn(guide, id).map(({ slug }) => slug),
  }));
}

export type AroundProps = { guide: Guide; maps: readonly GuideMap[] };

/** The regions around the city by their maps, each with a small picture that leads to it. Nothing for a single map. */
export function Around({ guide, maps }: AroundProps) {
  const { around } = guide;
  if (!around || maps.length === 0) return null;
  const area = around.map;
  return (
    <section className="wrap pt-section print:hidden" id={around.id}>
      <div className="mb-stack flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-3xl">{around.title}</h2>
        <p className="secondary">{around.text}</p>
      </div>
      <div className="grid gap-x-gap gap-y-2 sm:grid-cols-3">
        {maps.map((map) => {
          const { id, title = map.name, short = title } = map;
          return (
            <div
              key={id}
              className={`${styles.part} border-t border-ink pt-2 max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:items-center`}
            >
              <h3 className="text-xl">{short}</h3>
              <a
                className="my-4 block max-sm:hidden aspect-square self-start overflow-hidden rounded-picture"
                href={`#${id}`}
              >
                <span className="sr-only">{messages.toMap({ name: title })}</span>
                <svg className="pointer-events-none size-full" viewBox="0 0 400 400" aria-hidden="true">
                  <use href={`#shapes-${id}`} />
                </svg>
              </a>
              <div className="sideways relative -m-1 overflow-x-auto p-1">
                <RegionButtons map={id} regions={regionChips(guide, map)} label={title} hasTips />
              </div>
            </div>
          );
        })}
      </div>
      {area && (
        <div
          className={`${styles.map} ${styles.narrow} relative -mx-gutter mt-4 aspect-square border-y border-line`}
          id={`map-${area.id}`}
        >
          <DrawnMap guide={guide} map={area} drawn={drawMap(guide, area)} />
        </div>
      )}
    </section>
  );
}

export type SurroundingsProps = { guide: Guide; map: GuideMap };

/** One of the maps after the first, under its heading, with the history of its regions if the guide has one. */
export function Surroundings({ guide, map }: SurroundingsProps) {
  const { id, title = map.name, text = guide.dek } = map;
  const history = guide.history?.map === id ? guide.history : null;
  return (
    <section className={`${READER_CONTENT} ${styles.surroundings} wrap pt-section`} id={id}>
      {/* When the page is scrolled to the map, the heading is wholly behind the header. */}
      <h2 className="mb-8 text-3xl print:break-after-avoid">{title}</h2>
      <MapSection guide={guide} map={map} about={text} />
      {history && (
        <div>
          <RegionHistory title={history.title}>
            <ScrollBox label={history.title}>
              <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
                {history.towns.map((town) => (
                  <div key={town.region}>
                    <h4 className="text-lg leading-snug">{guide.regions[town.region]?.name}</h4>
                    <p className="max-w-measure">{town.text}</p>
                  </div>
                ))}
              </div>
            </ScrollBox>
          </RegionHistory>
        </div>
      )}
    </section>
  );
}
