import type { Specialties } from '@/lib/content/schema/guide';

export type EatListProps = Pick<Specialties, 'eat'>;

/** Things to eat, each with its season. */
export function EatList({ eat }: EatListProps) {
  return (
    <dl className="rg-dishes">
      {eat.map(({ what, when }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  );
}
