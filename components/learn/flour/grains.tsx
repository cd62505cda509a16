import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import { type GrainItem, type GrainVariety, grainItems, grainVarieties } from '@/data/learn/grains';
import { flourParts, grainWords } from '@/data/pages/learn/flour';

/** The wheats, and the grains beside wheat, each with its picture. */
export function Grains() {
  return (
    <SectionFrame {...flourParts.grains} wide>
      <div className="learn-pair">
        <GrainList title={grainWords.varieties} grains={grainVarieties} />
        <div>
          <GrainList title={grainWords.items} grains={grainItems} />
          <p className="pg-note">{grainWords.note}</p>
        </div>
      </div>
    </SectionFrame>
  );
}

type GrainListProps = { title: string; grains: readonly (GrainVariety | GrainItem)[] };

function GrainList({ title, grains }: GrainListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="learn-rows">
        {grains.map(({ name, description, picture }) => (
          <li key={name}>
            <Picture picture={picture} sizes="9.4rem" />
            <h4>{name}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
