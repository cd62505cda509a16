import type { CSSProperties } from 'react';
import type { Flour, FlourPart } from '@/lib/content/schema/learn';
import { percentWords, type Range, rangeOf } from '@/lib/learn/flour-math';

export type ProteinRulerProps = FlourPart<'which'>['ruler'] & { flours: readonly Flour[] };

/** The flours with a figure on one ruler, the weakest first. */
export function ProteinRuler({ title, note, flours }: ProteinRulerProps) {
  const known = flours
    .flatMap(({ id, title: name, protein }) => (protein ? [{ id, name, protein }] : []))
    .sort((one, other) => one.protein[0] - other.protein[0]);
  const ends = rangeOf(flours);
  return (
    <div className="learn-ruler">
      <h3>{title}</h3>
      <dl>
        {known.map(({ id, name, protein: [least, most] }) => (
          <div key={id} style={{ '--from': place(least, ends), '--to': place(most, ends) } as CSSProperties}>
            <dt>{name}</dt>
            <dd>{percentWords([least, most])}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="pg-note">{note}</p>}
    </div>
  );
}

/** Where a percentage stands on a ruler that begins 1% below the least and ends 1% above the most, as a share of its length. */
function place(percent: number, [least, most]: Range): string {
  return `${Math.round(((percent - least + 1) / (most - least + 2)) * 1000) / 10}%`;
}
