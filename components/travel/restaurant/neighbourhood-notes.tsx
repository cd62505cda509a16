import * as words from '@/.content/words/restaurant';
import * as dialogs from '@/.content/words/restaurantDialogs';
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
    <Collapsible title={words.whereNamesFrom} level={level}>
      <ScrollBox label={words.whereNamesFrom}>
        <div className="hood-notes">
          {told.map(([name, { nameOrigin, history }]) => (
            <section key={name}>
              <Name>{name}</Name>
              <dl>
                <dt>{dialogs.nameOrigin}</dt>
                <dd>{nameOrigin}</dd>
                <dt>{dialogs.history}</dt>
                <dd>{history}</dd>
              </dl>
            </section>
          ))}
        </div>
      </ScrollBox>
    </Collapsible>
  );
}
