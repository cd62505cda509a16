import { Check, X } from 'lucide';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Icon } from '@/components/ui/icon';

export type FitProps = {
  id: string;
  title: string;
  /** Two lists of sentences; `fits` says which of them speaks for the coaching. */
  groups: readonly { title: string; fits: boolean; items: readonly string[] }[];
};

/** Whom the coaching suits beside whom it does not. */
export function Fit({ id, title, groups }: FitProps) {
  return (
    <SectionFrame id={id} title={title}>
      <div className="co-fit">
        {groups.map((group) => {
          const lines = group.fits ? Check : X;
          return (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul className="co-list">
                {group.items.map((item) => (
                  <li key={item}>
                    <Icon of={lines} size={20} />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </SectionFrame>
  );
}
