import type { Specialties } from '@/lib/content/schema/guide';
import { EatList } from './eat-list';

export type SpecialtyListProps = { regions: readonly (Specialties & { id: string; name: string })[] };

/** What each region is eaten for, with three things and their season. */
export function SpecialtyList({ regions }: SpecialtyListProps) {
  return (
    <ul className="pg-list">
      {regions.map(({ id, name, text, eat }) => (
        <li key={id} id={`eat-${id}`}>
          <h3>{name}</h3>
          <p>{text}</p>
          <EatList eat={eat} />
        </li>
      ))}
    </ul>
  );
}
