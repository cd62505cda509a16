import * as words from '@/.content/words/restaurant';
import { ScrollBox } from '@/components/travel/city/scroll-box.client';
import { Collapsible } from '@/components/ui/collapsible.client';
import { neighbourhoodsOf } from '@/lib/travel/guides/all';
import { NeighbourhoodHistory } from './neighbourhood-history';

export type NeighbourhoodNotesProps = {
  /** Id of the guide they belong to. */
  guide: string;
  /** Level of the heading it opens under; the names stand one below. */
  level?: 2 | 3;
};

/** Every neighbourhood with the origin of its name and its history, closed at first and open without script. */
export function NeighbourhoodNotes({ guide, level = 3 }: NeighbourhoodNotesProps) {
  const neighbourhoods = Object.entries(neighbourhoodsOf(guide));
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <Collapsible title={words.whereNamesFrom} level={level}>
      <ScrollBox label={words.whereNamesFrom}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-x-12 gap-y-8">
          {neighbourhoods.map(
            ([name, { nameOrigin, history }]) =>
              history !== undefined && (
                <section key={name}>
                  <Name>{name}</Name>
                  <NeighbourhoodHistory nameOrigin={nameOrigin} history={history} />
                </section>
              ),
          )}
        </div>
      </ScrollBox>
    </Collapsible>
  );
}
