import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import * as messages from '@/.content/messages/planCalendar';
import { MINUTE } from '@/lib/text/time';
import { plainSpaces } from '@/lib/text/words';
import type { Plan, Stage } from './plan';
import { stageLines } from './plan-text';
import type { Zone } from './wall-time';

/** Minutes of waiting from which a stage may count as free time. */
const LONG_WAIT = 30;

type PlanCalendar = {
  plan: Plan;
  /** Title of the recipe: "Tofu". */
  title: string;
  /** Full address of the recipe's page with what is planned: "https://example.com/tofu/?servings=6". */
  address: string;
  /** Time at which the file is created, epoch milliseconds. */
  stamp: number;
  /** Time zone of the descriptions; the visitor's own if left out. */
  zone?: Zone;
};

// A stage without active time lasts as long as its passive tasks, such as chilling.
function endOf(stage: Stage): number {
  return stage.end > stage.start ? stage.end : Math.max(stage.end, ...stage.passive.map((task) => task.end));
}

function isFree(stage: Stage): boolean {
  const waiting = (endOf(stage) - stage.start) / MINUTE - stage.active;
  return stage.active === 0 || (waiting >= LONG_WAIT && waiting > stage.active);
}

// Passive stages need the cook to start them, unless they directly follow active work.
function needsCook(stage: Stage, before: Stage | undefined): boolean {
  if (stage.active > 0 || !before) return true;
  const handsOn = before.active * MINUTE >= before.end - before.start;
  return !handsOn || before.end < stage.start;
}

/** Lower-cases the first letter of a title for use after a colon; words in capitals are unchanged. */
const afterColon = (title: string) =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

const compact = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Calendar file of a plan (RFC 5545): one event per stage, in UTC, busy or, if it is mostly waiting, free, with an alarm
 * at each start that needs the cook. The UIDs of the same plan are stable, so that importing it again updates events
 * instead of duplicating them.
 */
export function planCalendar({ plan, title, address, stamp, zone }: PlanCalendar): string {
  const { hostname, pathname } = new URL(address);
  const page = pathname.split('/').filter(Boolean).join('-') || 'recipe';
  const calendar = ical({ prodId: `//${hostname}//Eat at//EN` });
  plan.stages.forEach((stage, index) => {
    const end = endOf(stage);
    if (end <= stage.start) return;
    const free = isFree(stage);
    const summary = messages.event({ recipe: title, step: afterColon(stage.title) });
    const event = calendar.createEvent({
      id: `${page}-${stage.id}-${compact(plan.eatAt)}@${hostname}`,
      stamp: new Date(stamp),
      start: new Date(stage.start),
      end: new Date(end),
      summary,
      description: [stage.title, ...stageLines(stage, zone), address].join('\n'),
      url: address,
      transparency: free ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      busystatus: free ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    });
    if (needsCook(stage, plan.stages[index - 1])) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
    }
  });
  return plainSpaces(`${calendar.toString()}\r\n`);
}

/** Name of a plan's calendar file: "tofu-plan.ics". */
export function calendarFileName(path: string): string {
  const name = path.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return `${messages.file({ recipe: name ?? messages.recipe })}.ics`;
}
