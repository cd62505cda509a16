import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import type { Ages, SoonPlan } from '@/lib/content/schema/page';
import { AgeSoonButton } from './age-choice.client';
import styles from './road.module.css';

export type PlanSectionProps = {
  plan: SoonPlan;
  /** Title of the page, which the button names. */
  title: string;
  ages?: Ages;
};

/** Planned content of a page: text and button, with the parts below. */
export function PlanSection({ plan, title, ages }: PlanSectionProps) {
  const { buttonText } = plan;
  return (
    <>
      <SectionFrame title={plan.title} id={plan.id}>
        <p className="max-w-measure">{plan.text}</p>
        {buttonText && (
          <div className="js-only mt-6 flex flex-wrap gap-2.5">
            {ages ? (
              <AgeSoonButton title={title} options={ages.options} buttonText={buttonText} />
            ) : (
              <ComingSoonButton notice={comingSoonNotice(title)} buttonText={buttonText} look="quiet" />
            )}
          </div>
        )}
      </SectionFrame>
      <div className="wrap mt-stack">
        <PlannedParts look={plan.look} parts={plan.parts} />
      </div>
    </>
  );
}

type PlannedPartsProps = Pick<SoonPlan, 'look' | 'parts'>;

/** Planned parts: with pictures, as stops along a road, or as panels without pictures. */
function PlannedParts({ look, parts }: PlannedPartsProps) {
  switch (look ?? (parts.every(({ picture }) => picture) ? 'pictures' : 'panels')) {
    case 'panels':
      return (
        <ul className="grid gap-x-gap gap-y-4 sm:grid-cols-2">
          {parts.map(({ title, text }) => (
            <li
              className="rounded-picture bg-wash-sage p-6 even:bg-wash-sky lg:p-10 forced-colors:border"
              key={title}
            >
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 max-w-[44ch]">{text}</p>
            </li>
          ))}
        </ul>
      );
    case 'road':
      return (
        <ol className={`${styles.road} relative grid gap-x-gap gap-y-8 sm:grid-cols-3`}>
          {parts.map(({ title, text, picture }) => (
            <li className="break-inside-avoid" key={title}>
              {picture && (
                <Picture
                  className="mb-3"
                  picture={picture}
                  sizes="(min-width: 90rem) 411px, (min-width: 37.5rem) 30vw, 80vw"
                  decorative
                />
              )}
              <h3 className="text-lg leading-tight">{title}</h3>
              <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      );
    case 'pictures':
      return (
        <ul className="grid gap-x-gap gap-y-7 sm:grid-cols-3">
          {parts.map(({ title, text, picture }) => (
            <li
              className="break-inside-avoid max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4"
              key={title}
            >
              {picture && (
                <Picture
                  className="max-sm:aspect-square"
                  picture={picture}
                  sizes="(min-width: 90rem) 411px, (min-width: 37.5rem) 30vw, 9.4rem"
                  decorative
                />
              )}
              <div>
                <h3 className="text-lg leading-tight sm:mt-4">{title}</h3>
                <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      );
  }
}
