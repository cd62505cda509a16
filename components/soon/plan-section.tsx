import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import type { Ages, Plan } from '@/lib/content/schema/page';
import { headingId } from '@/lib/text/slug';
import { AgeSoonButton } from './age-choice.client';
import { PlannedParts } from './planned-parts';

export type PlanSectionProps = {
  plan: Plan;
  /** Title of the page, which the button names. */
  title: string;
  ages?: Ages;
};

/** What a page will be: the words and the button on the left, its parts beside or under them. */
export function PlanSection({ plan, title, ages }: PlanSectionProps) {
  const { buttonText } = plan;
  return (
    <section className="wrap pg-sec" id={headingId(plan)}>
      <div className="pg-in wide">
        <div className="soon-plan">
          <h2 className="t-2">{plan.title}</h2>
          <div>
            <p className="prose">{plan.text}</p>
            {buttonText && (
              <div className="pg-acts js-only">
                {ages ? (
                  <AgeSoonButton title={title} options={ages.options} buttonText={buttonText} />
                ) : (
                  <ComingSoonButton notice={comingSoonNotice(title)} buttonText={buttonText} look="quiet" />
                )}
              </div>
            )}
          </div>
        </div>
        <div className="pg-body">
          <PlannedParts look={plan.look} parts={plan.parts} />
        </div>
      </div>
    </section>
  );
}
