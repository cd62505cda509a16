import { CalendarClock, Layers, type LucideIcon, Scale, Target, Timer } from 'lucide-react';
import type { SectionOf, TipIcon } from '@/data/schema/page';

const ICONS: Record<TipIcon, LucideIcon> = {
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
          const Icon = ICONS[item.icon];
          return (
            <li key={item.title}>
              <Icon className="i" size={26} aria-hidden="true" />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
