import type { CoachingNumber } from '@/lib/content/schema/coaching';

export type StatsProps = { stats: readonly CoachingNumber[]; className?: string };

/** The figures behind the coaching, in large numbers over what they count. */
export function Stats({ stats, className = '' }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-gap gap-y-4 ${className}`}
    >
      {stats.map(({ number, label }) => (
        <li key={label}>
          <b className="block font-display text-3xl font-extrabold">{number}</b>{' '}
          <span className="mt-2 block font-display text-sm font-normal text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
