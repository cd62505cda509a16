import { CalendarClock, type IconNode, Layers, Scale, Target, Timer } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { SectionOf, TipIcon } from '@/lib/content/schema/page';

const ICONS: Record<TipIcon, IconNode> = {
  target: Target,
  timer: Timer,
  calendar: CalendarClock,
  layers: Layers,
  scale: Scale,
};

export type TipGridProps = { section: SectionOf<'tips'> };

/** Short pieces of advice, each with a drawing; their heading takes the first place of the grid. */
export function TipGrid({ section: { title, text, items } }: TipGridProps) {
  return (
    <div className="l-tips">
      <div className="pg-head">
        <h2 className="t-2">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul>
        {items.map((item) => {
          const lines = ICONS[item.icon];
          return (
            <li key={item.title}>
              <Icon of={lines} size={26} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
