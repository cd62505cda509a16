import type { CSSProperties } from 'react';
import { learnCards } from '@/data/learn/cards';
import { flours } from '@/data/learn/flours';
import { flourTools } from '@/data/pages/learn/flour';

/** Ends of the ruler in percent of protein. */
const FROM = 6;
const TO = 15;

/** The flours with a figure on one ruler, the weakest first. */
export function ProteinRuler() {
  const known = flours
    .flatMap(({ id, protein }) => (protein ? [{ id, protein }] : []))
    .sort((one, other) => one.protein[0] - other.protein[0]);
  return (
    <div className="learn-ruler">
      <h3>{flourTools.proteinCaption}</h3>
      <dl>
        {known.map(({ id, protein: [least, most] }) => (
          <div key={id} style={{ '--from': place(least), '--to': place(most) } as CSSProperties}>
            <dt>{learnCards[id].title}</dt>
            <dd>
              {least}-{most}%
            </dd>
          </div>
        ))}
      </dl>
      <p className="pg-note">{flourTools.proteinNote}</p>
    </div>
  );
}

/** Where a percentage stands on the ruler, as a share of its length. */
function place(percent: number): string {
  return `${Math.round(((percent - FROM) / (TO - FROM)) * 1000) / 10}%`;
}
