import { RegionButtons } from '@/components/travel/map/region-buttons.client';
import { torontoWords } from '@/data/pages/travel/toronto';
import { gtaSections } from '@/data/travel/maps';
import { regionChips } from '@/lib/travel/region-chips';

const GROUPS = ['northern', 'mississauga', 'eastern'] as const;

/** The regions around the city in three groups, each with a small picture that leads to its map. */
export function GreaterToronto() {
  const { title, text } = torontoWords.greater;
  return (
    <section className="wrap section" id="greater-toronto">
      <div className="head">
        <h2 className="t-3">{title}</h2>
        <p className="meta">{text}</p>
      </div>
      <div className="gta">
        {GROUPS.map((map) => {
          const { short, title: name } = gtaSections[map];
          return (
            <div key={map} className="gta-c">
              <h3 className="t-1">{short}</h3>
              <a className="gta-map" href={`#${map}`}>
                <span className="sr">To the map of the {name}</span>
                <svg viewBox="0 0 400 400" aria-hidden="true">
                  <use href={`#shapes-${map}`} />
                </svg>
              </a>
              <RegionButtons map={map} regions={regionChips(map)} label={name} tips />
            </div>
          );
        })}
      </div>
    </section>
  );
}
