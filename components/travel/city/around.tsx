import * as words from '@/.content/words/cityGuide';
import { RegionButtons } from '@/components/travel/regions/region-buttons.client';
import { type Guide, mapsOf } from '@/lib/travel/guides/guide';
import { regionChips } from '@/lib/travel/region-chips';

export type AroundProps = { guide: Guide };

/** The regions around the city by their maps, each with a small picture that leads to it. Nothing for a single map. */
export function Around({ guide }: AroundProps) {
  const maps = mapsOf(guide).slice(1);
  const { around } = guide;
  if (!around || maps.length === 0) return null;
  return (
    <section className="wrap section m-around" id={around.id}>
      <div className="head">
        <h2 className="t-3">{around.title}</h2>
        <p className="meta">{around.text}</p>
      </div>
      <div className="gta">
        {maps.map((map) => {
          const { id, title = map.name, short = title } = map;
          return (
            <div key={id} className="gta-c">
              <h3 className="t-1">{short}</h3>
              <a className="gta-map" href={`#${id}`}>
                <span className="sr">{words.toMap({ name: title })}</span>
                <svg viewBox="0 0 400 400" aria-hidden="true">
                  <use href={`#shapes-${id}`} />
                </svg>
              </a>
              <RegionButtons map={id} regions={regionChips(guide, map)} label={title} tips />
            </div>
          );
        })}
      </div>
    </section>
  );
}
