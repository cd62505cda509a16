import * as messages from '@/.content/messages/regionMap';
import type { Guide } from '@/lib/content/guide';
import { listWords } from '@/lib/text/list';
import { rich } from '@/lib/text/rich';
import styles from './city-guide.module.css';

export type EmptyTownsProps = {
  guide: Guide;
  /** Regions without restaurants. */
  regions: readonly string[];
  /** Id of the group of which one history is open at a time. */
  group: string;
};

/** Regions without restaurants in one line, in which each name opens the history of its region. */
export function EmptyTowns({ guide, regions, group }: EmptyTownsProps) {
  const history = new Map(guide.history?.towns.map(({ region, text }) => [region, text]));
  const towns = regions.map((id, index) => [
    `town${index}`,
    <details key={id} className="inline" name={group}>
      <summary className="link inline">{guide.regions[id]?.name ?? id}</summary>
      <p className="my-2 text-ink-2">{history.get(id) ?? guide.regions[id]?.text}</p>
    </details>,
  ]);
  return (
    <div className={`${styles.towns} px-(--panel-gutter) py-3.5 font-display text-sm`}>
      {rich(
        (names) => messages.nothing({ regions: listWords(Object.values(names), 'and') }),
        Object.fromEntries(towns),
      )}
    </div>
  );
}
