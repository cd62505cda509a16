import type { ReactNode } from 'react';
import type { SoonPlan } from '@/lib/content/schema/house/soon';

export type PlanProps = {
  plan: SoonPlan;
  /** Says how far it is. */
  button: ReactNode;
  /** The parts. */
  children: ReactNode;
};

/** What a page will be: the words and the button on the left, its parts beside or under them. */
export function Plan({ plan, button, children }: PlanProps) {
  return (
    <section className="wrap pg-sec" id={plan.id}>
      <div className="pg-in wide">
        <div className="soon-plan">
          <h2 className="t-2">{plan.title}</h2>
          <div>
            <p className="prose">{plan.text}</p>
            <div className="pg-acts js-only">{button}</div>
          </div>
        </div>
        <div className="pg-body">{children}</div>
      </div>
    </section>
  );
}
