import {
  Bean,
  Beef,
  CalendarDays,
  CookingPot,
  Drumstick,
  Fish,
  Ham,
  type LucideIcon,
  MapPin,
  Salad,
  Sprout,
  Store,
  Wheat,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { StandInIcon, Wash } from '@/data/schema/pictures';
import type { PictureRatio } from './picture-view';

const ICONS: Record<StandInIcon, LucideIcon> = {
  pot: CookingPot,
  drumstick: Drumstick,
  beef: Beef,
  ham: Ham,
  wheat: Wheat,
  bean: Bean,
  salad: Salad,
  fish: Fish,
  sprout: Sprout,
  place: MapPin,
  market: Store,
  event: CalendarDays,
};

const WASH_CLASSES: Record<Wash, string> = {
  sage: 'w-sage',
  sky: 'w-sky',
  peach: 'w-peach',
  danmuji: 'w-dan',
};

export type StandInProps = {
  /** What the picture would show; its first letter is drawn large. */
  label: string;
  wash: Wash;
  icon?: StandInIcon;
  /** Drawn instead of the letter: the place in a series of photos. */
  number?: number;
  /** `line` draws the icon large and no letter. */
  variant?: 'letter' | 'line';
  ratio?: PictureRatio;
  className?: string;
  /** Drawn over the stand-in. */
  children?: ReactNode;
};

/** What stands where a picture does not exist yet. A drawing only: the words beside it carry the meaning. */
export function StandIn({
  label,
  wash,
  icon,
  number,
  variant = 'letter',
  ratio,
  className,
  children,
}: StandInProps) {
  const Icon = icon && ICONS[icon];
  const classes = ['pic none', variant === 'line' && 'line', WASH_CLASSES[wash], className];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      data-letter={number ?? initialOf(label)}
      style={ratio && ratio !== 'own' ? { aspectRatio: ratio } : undefined}
    >
      {Icon ? <Icon aria-hidden="true" focusable="false" /> : null}
      {children}
    </span>
  );
}

/** The first letter or digit, in capitals: "00 flour" gives "0", "짜장면" gives "짜". */
function initialOf(label: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(label)?.[0] ?? '').toLocaleUpperCase('en');
}
