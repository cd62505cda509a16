import { Fragment } from 'react';
import * as words from '@/.content/words/learn';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { Flour, FlourPart } from '@/lib/content/schema/learn';
import { capitalised } from '@/lib/text/words';
import { FlourFinder } from './flour-finder.client';
import { ProteinRuler } from './protein-ruler';

export type WhichFlourProps = { which: FlourPart<'which'>; flours: readonly Flour[] };

/** The finder, and what it knows as a ruler and a table for whoever reads without it. */
export function WhichFlour({ which, flours }: WhichFlourProps) {
  const { finder, ruler, bakesTitle, bakes, ...head } = which;
  return (
    <SectionFrame {...head} wide>
      <div className="learn-split">
        <div>
          <FlourFinder
            bakes={bakes}
            flours={flours.map(({ id, name, protein }) => ({ id, name, protein }))}
            words={finder}
          />
          <ProteinRuler {...ruler} flours={flours} />
        </div>
        <table className="learn-table bakes">
          <caption>{bakesTitle}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{words.youMake}</th>
              <th scope="col">{words.flour}</th>
            </tr>
          </thead>
          <tbody>
            {bakes.map((bake) => (
              <tr key={bake.id}>
                <th scope="row">{bake.title}</th>
                <td>
                  <b>
                    {bake.flours.map((id, index) => (
                      <Fragment key={id}>
                        {index > 0 && words.or}
                        <a href={`#${id}`}>{nameOf(id, flours, index === 0)}</a>
                      </Fragment>
                    ))}
                  </b>{' '}
                  {bake.reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionFrame>
  );
}

/** "Bread flour" at the start of a line, "bread flour" after it. */
function nameOf(id: string, flours: readonly Flour[], capital: boolean): string {
  const name = flours.find((flour) => flour.id === id)?.name ?? id;
  return capital ? capitalised(name) : name;
}
