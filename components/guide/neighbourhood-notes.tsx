import * as messages from '@/.content/messages/restaurant';
import { Collapsible } from '@/components/ui/collapsible.client';
import { neighbourhoodsOf } from '@/lib/guide/guides';
import { NeighbourhoodHistory } from './neighbourhood-history';
import { ScrollBox } from './scroll-box.client';

export type NeighbourhoodNotesProps = {
  /** Id of the guide they belong to. */
  guide: string;
};

/** Every neighbourhood with the origin of its name and its history, closed at first and open without script. */
export function NeighbourhoodNotes({ guide }: NeighbourhoodNotesProps) {
  const neighbourhoods = Object.entries(neighbourhoodsOf(guide));
  return (
    <Collapsible title={messages.whereNamesFrom} level={2}>
      <ScrollBox label={messages.whereNamesFrom}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-x-12 gap-y-8">
          {neighbourhoods.map(
            ([name, { nameOrigin, history }]) =>
              history !== undefined && (
                <section key={name}>
                  <h3>{name}</h3>
                  <NeighbourhoodHistory nameOrigin={nameOrigin} history={history} />
                </section>
              ),
          )}
        </div>
      </ScrollBox>
    </Collapsible>
  );
}
