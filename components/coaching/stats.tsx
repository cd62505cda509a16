export type StatsProps = {
  /** A number as it is shown with what it counts: "7+", "years experience". */
  stats: readonly { number: string; label: string }[];
};

/** The figures behind the coaching, in large numbers between rules. */
export function Stats({ stats }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <div className="wrap">
      <ul className="co-stats">
        {stats.map((stat) => (
          <li key={stat.label}>
            <b>{stat.number}</b> <span>{stat.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
