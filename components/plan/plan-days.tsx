import { Hand, Hourglass, MoveHorizontal, Utensils } from 'lucide';
import * as messages from '@/.content/messages/plan';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { type Plan, type Stage, stagesByDay } from '@/lib/plan/plan';
import {
  activeText,
  describeDay,
  describeNearDay,
  describeTime,
  passiveText,
  windowText,
} from '@/lib/plan/plan-text';
import { type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { rich } from '@/lib/text/rich';
import styles from './plan.module.css';

export type PlanDaysProps = {
  plan: Plan;
  /** Any wall time of today. */
  today: WallTime;
  language: RecipeLanguage;
};

/** Every stage with its start, by day, and the meal at the end. */
export function PlanDays({ plan, today, language }: PlanDaysProps) {
  const table = wallTimeOf(plan.eatAt).slice(0, 10);
  return stagesByDay(plan).map(({ day, stages }) => (
    <section key={day} aria-label={describeDay(day, today)}>
      <h3 className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2 text-lg leading-snug font-semibold tracking-normal">
        <LiveText>{describeDay(day, today)}</LiveText>
        <NearDay day={day} today={today} />
      </h3>
      <ol className="pt-3.5">
        {stages.map((stage) => (
          <StageRow key={stage.id} stage={stage} language={language} />
        ))}
        {day === table && (
          <li className={ROW}>
            <Clock instant={plan.eatAt} />
            <span className="pt-1 text-glaze">
              <Icon of={Utensils} size={15} />
            </span>
            <p className={WHAT}>{messages.eat}</p>
          </li>
        )}
      </ol>
    </section>
  ));
}

const ROW = `${styles.stage} grid gap-x-4 pb-4`;
const WHAT = 'text-md font-medium';
const NOTE = 'flex gap-x-2 pt-1';

function NearDay({ day, today }: { day: string; today: WallTime }) {
  const near = describeNearDay(day, today);
  return near === describeDay(day, today) ? null : (
    <small className="text-sm font-normal text-ink-3">{` ${near}`}</small>
  );
}

function Clock({ instant }: { instant: number }) {
  return (
    <time className="text-md font-semibold tabular" translate="no" dateTime={new Date(instant).toISOString()}>
      {describeTime(instant)}
    </time>
  );
}

/** A stage on the rail: full dots and lines are work, hollow dots and broken lines are waiting. */
function StageRow({ stage, language }: { stage: Stage; language: RecipeLanguage }) {
  const work = activeText(stage);
  const window = windowText(stage);
  return (
    <li className={ROW}>
      <Clock instant={stage.start} />
      <span
        className="mt-1 flex flex-col items-center gap-y-1"
        data-works={work ? true : undefined}
        aria-hidden="true"
      >
        <span className={`${styles.dot} rounded-full border-2 border-glaze`} />
        <span
          className={`${styles.line} grow border-s-2 border-glaze ${stage.waits ? 'border-dashed' : ''}`}
        />
      </span>
      <div>
        <p className={WHAT} lang={language.recipe.lang}>
          {stage.title}
        </p>
        {stage.note && (
          <p className="text-sm text-ink-2" {...language.recipe}>
            {stage.note}
          </p>
        )}
        <ul className="text-sm text-ink-2">
          {work && (
            <li className={`${NOTE} font-medium text-ink`}>
              <Icon of={Hand} size={16} className="mt-0.5 text-glaze" />
              <LiveText>{work}</LiveText>
            </li>
          )}
          {stage.passive.map((task) => (
            <li key={`${task.label} ${task.start}`} className={NOTE}>
              <Icon of={Hourglass} size={16} className="mt-0.5" />
              <span>
                {rich(({ label }) => passiveText({ ...task, label }, stage), {
                  label: <span {...language.recipe}>{task.label}</span>,
                })}
              </span>
            </li>
          ))}
          {window && (
            <li className={NOTE}>
              <Icon of={MoveHorizontal} size={16} className="mt-0.5" />
              <LiveText>{window}</LiveText>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
