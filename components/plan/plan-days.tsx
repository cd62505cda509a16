import { Hand, Hourglass, MoveHorizontal, Utensils } from 'lucide';
import * as words from '@/.content/words/plan';
import { Icon } from '@/components/ui/icon';
import { type Plan, type Stage, stagesByDay } from '@/lib/plan/plan';
import { type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { activeWords, describeDay, describeTime, passiveWords, sayDay, windowWords } from '@/lib/plan/words';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { rich } from '@/lib/words/rich';

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
    <section className="plan-day" key={day} aria-label={describeDay(day, today)}>
      <h3>
        {describeDay(day, today)}
        <NearDay day={day} today={today} />
      </h3>
      <ol>
        {stages.map((stage) => (
          <StageRow key={stage.id} stage={stage} language={language} />
        ))}
        {day === table && (
          <li className="plan-row" data-kind="table">
            <time dateTime={new Date(plan.eatAt).toISOString()}>{describeTime(plan.eatAt)}</time>
            <span className="plan-mark">
              <Icon of={Utensils} size={15} />
            </span>
            <p className="plan-what">{words.eat}</p>
          </li>
        )}
      </ol>
    </section>
  ));
}

function NearDay({ day, today }: { day: string; today: WallTime }) {
  const near = sayDay(day, today);
  return near === describeDay(day, today) ? null : <small> {near}</small>;
}

function StageRow({ stage, language }: { stage: Stage; language: RecipeLanguage }) {
  const work = activeWords(stage);
  const window = windowWords(stage);
  return (
    <li className="plan-row" data-kind={work ? 'work' : 'wait'} data-rail={stage.waits ? 'wait' : 'work'}>
      <time dateTime={new Date(stage.start).toISOString()}>{describeTime(stage.start)}</time>
      <span className="plan-mark" aria-hidden="true" />
      <div>
        <p className="plan-what" lang={language.recipe.lang}>
          {stage.title}
        </p>
        {stage.note && <p {...language.recipe}>{stage.note}</p>}
        <ul>
          {work && (
            <li data-kind="work">
              <Icon of={Hand} size={16} />
              {work}
            </li>
          )}
          {stage.passive.map((task) => (
            <li key={`${task.label} ${task.start}`} data-kind="wait">
              <Icon of={Hourglass} size={16} />
              <span>
                {rich(({ label }) => passiveWords({ ...task, label }, stage), {
                  label: <span {...language.recipe}>{task.label}</span>,
                })}
              </span>
            </li>
          ))}
          {window && (
            <li>
              <Icon of={MoveHorizontal} size={16} />
              {window}
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
