import { Plus } from 'lucide';
import * as messages from '@/.content/messages/regionMap';
import { Icon } from '@/components/ui/icon';
import type { Guide } from '@/lib/content/guide';
import { listWords } from '@/lib/text/list';
import styles from './city-guide.module.css';

export type EmptyTownsProps = {
  guide: Guide;
  /** Regions without restaurants. */
  regions: readonly string[];
};

/** Regions without restaurants in one line, which opens their histories. */
export function EmptyTowns({ guide, regions }: EmptyTownsProps) {
  const history = new Map(guide.history?.towns.map(({ region, text }) => [region, text]));
  const towns = regions.map((id) => ({
    id,
    name: guide.regions[id]?.name ?? id,
    text: history.get(id) ?? guide.regions[id]?.text,
  }));
  return (
    <details className={`${styles.towns} group px-(--panel-gutter) font-display text-sm`}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 py-3">
        {messages.nothing({
          regions: listWords(
            towns.map(({ name }) => name),
            'and',
          ),
        })}
        <Icon of={Plus} size={20} className="smooth group-open:rotate-45 print:hidden" />
      </summary>
      <dl className="grid gap-y-3 pb-4">
        {towns.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt> <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
