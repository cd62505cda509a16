import { ScrollBox } from '@/components/travel/toronto/scroll-box.client';
import { Collapsible } from '@/components/ui/collapsible.client';
import { neighbourhoods } from '@/data/travel/neighbourhoods';

export type NeighbourhoodNotesProps = {
  /** Level of the heading it opens under; the names stand one below. */
  level?: 2 | 3;
};

/** Every neighbourhood with the origin of its name and its history, closed at first and open without script. */
export function NeighbourhoodNotes({ level = 3 }: NeighbourhoodNotesProps) {
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <Collapsible title="Where the names come from" level={level}>
      <ScrollBox label="Where the names come from">
        <div className="hood-notes">
          {Object.entries(neighbourhoods).map(([name, { nameOrigin, history }]) => (
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
