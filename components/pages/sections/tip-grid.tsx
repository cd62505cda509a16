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
    <div className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="mt-3 max-w-[44ch] text-ink-2">{text}</p>}
      </div>
      <ul className="contents">
        {items.map((item) => (
          <li key={item.title}>
            <Icon of={ICONS[item.icon]} size={26} className="text-glaze" />
            <h3 className="mt-3 text-lg leading-tight">{item.title}</h3>
            <p className="mt-1.5 max-w-[44ch] text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
