import { Hand, Hourglass, MoveHorizontal, Utensils } from 'lucide-react';
import { type Plan, type Stage, stagesByDay } from '@/lib/plan/plan';
import { type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { activeWords, describeDay, describeTime, passiveWords, sayDay, windowWords } from '@/lib/plan/words';

export type PlanDaysProps = {
  plan: Plan;
  /** Any wall time of today. */
  today: WallTime;
};

/** Every stage with its start, by day, and the meal at the end. */
export function PlanDays({ plan, today }: PlanDaysProps) {
  const table = wallTimeOf(plan.eatAt).slice(0, 10);
  return stagesByDay(plan).map(({ day, stages }) => (
    <section className="plan-day" key={day} aria-label={describeDay(day, today)}>
      <h3>
        {describeDay(day, today)}
        <NearDay day={day} today={today} />
      </h3>
      <ol>
        {stages.map((stage) => (
          <StageRow key={stage.id} stage={stage} />
        ))}
        {day === table && (
          <li className="plan-row" data-kind="table">
            <time dateTime={new Date(plan.eatAt).toISOString()}>{describeTime(plan.eatAt)}</time>
            <span className="plan-mark">
              <Utensils size={15} strokeWidth={2} aria-hidden="true" />
            </span>
            <p className="plan-what">Eat</p>
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

function StageRow({ stage }: { stage: Stage }) {
  const work = activeWords(stage);
  const window = windowWords(stage);
  return (
    <li className="plan-row" data-kind={work ? 'work' : 'wait'} data-rail={stage.waits ? 'wait' : 'work'}>
      <time dateTime={new Date(stage.start).toISOString()}>{describeTime(stage.start)}</time>
      <span className="plan-mark" aria-hidden="true" />
      <div>
        <p className="plan-what">{stage.title}</p>
        {stage.note && <p>{stage.note}</p>}
        <ul>
          {work && (
            <li data-kind="work">
              <Hand size={16} strokeWidth={1.9} aria-hidden="true" />
              {work}
            </li>
          )}
          {stage.passive.map((task) => (
            <li key={`${task.label} ${task.start}`} data-kind="wait">
              <Hourglass size={16} strokeWidth={1.75} aria-hidden="true" />
              {passiveWords(task, stage)}
            </li>
          ))}
          {window && (
            <li>
              <MoveHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
              {window}
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
