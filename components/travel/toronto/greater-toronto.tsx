import { torontoWords } from '@/data/pages/travel/toronto';
import { gtaSections } from '@/data/travel/maps';
import { regionChips } from '@/lib/travel/region-chips';
import { GtaButtons } from './gta-buttons.client';

/** Part of each map, from where to how far down in view-box units, that its small picture shows. */
const CUTS = { northern: [100, 250], mississauga: [75, 250], eastern: [75, 250] } as const;

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
          const [top, height] = CUTS[map];
          return (
            <div key={map} className="gta-c">
              <h3 className="t-1">{short}</h3>
              <a className="gta-map" href={`#${map}`}>
                <span className="sr">To the map of the {name}</span>
                <svg
                  viewBox={`0 ${top} 400 ${height}`}
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                >
                  <use href={`#shapes-${map}`} />
                </svg>
              </a>
              <GtaButtons map={map} regions={regionChips(map)} label={name} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
