import { ScrollBox } from '@/components/travel/city/scroll-box.client';
import { Collapsible } from '@/components/ui/collapsible.client';
import { neighbourhoodsOf } from '@/lib/travel/guides/all';

export type NeighbourhoodNotesProps = {
  /** Id of the guide they belong to. */
  guide: string;
  /** Level of the heading it opens under; the names stand one below. */
  level?: 2 | 3;
};

/** Every neighbourhood with the origin of its name and its history, closed at first and open without script. */
export function NeighbourhoodNotes({ guide, level = 3 }: NeighbourhoodNotesProps) {
  const told = Object.entries(neighbourhoodsOf(guide)).filter(([, { history }]) => history !== undefined);
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <Collapsible title="Where the names come from" level={level}>
      <ScrollBox label="Where the names come from">
        <div className="hood-notes">
          {told.map(([name, { nameOrigin, history }]) => (
            <section key={name}>
              <Name>{name}</Name>
              <dl>
                <dt>Name Origin</dt>
                <dd>{nameOrigin}</dd>
                <dt>History</dt>
                <dd>{history}</dd>
              </dl>
            </section>
          ))}
        </div>
      </ScrollBox>
    </Collapsible>
  );
}
