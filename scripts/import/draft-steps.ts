import { planTimeline } from '@/lib/plan/timeline';
import { markMeasures } from './marks';
import { type Mentionable, mentionIngredients } from './mentions';
import type { Group, SourceStep } from './source-recipe';
import { type DraftDuration, markTimers } from './timers';
import { firstWords, pageTitle, uniqueId } from './titles';

/** Step of a draft. */
export type DraftStep = {
  id: string;
  title: string;
  text: string;
  takes?: string[];
  durations?: Omit<DraftDuration, 'written' | 'isRest'>[];
  work?: number;
  picture?: { name: string; alt: string };
};

type Options = {
  ingredients: readonly Mentionable[];
  /** Draft ids of the ingredients by their ids in the source. */
  ids: ReadonlyMap<string, string>;
  /** Titles of the ingredient groups by draft ids. */
  groupOf: ReadonlyMap<string, string>;
  /** Minutes of the whole, and those of them that are resting. */
  total: number;
  rest: number;
};

/** Allowed difference between steps and total, as the content check has it. */
const slack = (minutes: number) => Math.max(5, minutes / 10);
/** Most minutes of work in one step. */
const MOST_WORK = 240;

type Timed = Omit<DraftStep, 'durations'> & { durations: DraftDuration[] };

const timeOf = (steps: readonly Timed[], pace: 'short' | 'long') => planTimeline(steps, pace).total;

/** Turns timers back into words, the longest first, until the steps fit into the total. */
function fitTimers(steps: readonly Timed[], total: number): string[] {
  const open: string[] = [];
  while (timeOf(steps, 'short') > total + slack(total)) {
    const all = steps.flatMap((step) => step.durations.map((duration) => ({ step, duration })));
    const longest = all.sort(
      (a, b) => Math.max(...[b.duration.minutes].flat()) - Math.max(...[a.duration.minutes].flat()),
    )[0];
    if (!longest) break;
    const { step, duration } = longest;
    step.durations = step.durations.filter((each) => each !== duration);
    step.text = step.text.replace(`{~${duration.id}}`, duration.written);
    open.push(
      `times: “${duration.written.trim()}” in the step “${step.title}” does not fit into the total and stays words`,
    );
  }
  return open;
}

/** Fills the time that no timer covers with work, in equal parts; resting is a duration to move. Returns the minutes. */
function fillWork(steps: readonly Timed[], { total, rest }: { total: number; rest: number }): number {
  const left = Math.floor(total - timeOf(steps, 'long'));
  if (left <= 0) return 0;
  const waiting = Math.max(Math.min(rest, left), left - MOST_WORK * steps.length);
  const share = Math.floor((left - waiting) / steps.length);
  const more = left - waiting - share * steps.length;
  steps.forEach((step, index) => {
    const work = share + (index < more ? 1 : 0);
    if (work > 0) step.work = Math.round(work);
  });
  const [first] = steps;
  if (waiting > 0 && first)
    first.durations.push({
      id: 'waiting',
      label: '✎ Waiting',
      minutes: waiting,
      attention: 'passive',
      isRest: true,
      written: '',
    });
  return left - waiting;
}

/** Step titles: those of the source, else the first words of the sentence. */
function titleOf({ title, text }: SourceStep, place: number): string {
  // Some sites number the titles, or cut them off: "Step 10: Carefully crack one…".
  const written = title?.replace(/^\s*step\s*\d+\s*[:.–-]?\s*/i, '') ?? '';
  const own = /(?:…|\.\.\.)\s*$/.test(written) ? '' : pageTitle(written);
  const isCopy = own !== '' && text.toLowerCase().startsWith(own.toLowerCase().replace(/\W+$/, ''));
  return (isCopy && own.length > 50 ? '' : own) || firstWords(text) || `✎ Step ${place}`;
}

/** Steps of a draft in the groups of the source, with references and timers; `todo` says what is left to the owner. */
export function draftSteps(
  groups: readonly Group<SourceStep>[],
  { ingredients, ids, groupOf, total, rest }: Options,
): { groups: Group<DraftStep>[]; todo: string[]; open: string[] } {
  const taken = new Set<string>();
  const timers = new Set<string>();
  const flat = groups.flatMap((group) => group.items.map((source) => ({ source, group })));
  const steps = flat.map(({ source }, index): Timed => {
    const title = titleOf(source, index + 1);
    const id = uniqueId(title, 's', taken);
    return { id, title, ...markTimers(markMeasures(source.text), { id, title }, timers) };
  });
  const given = flat.map(({ source }) => (source.takes ?? []).flatMap((id) => ids.get(id) ?? []));
  const { texts, takes, unnamed } = mentionIngredients(
    steps.map(({ text }) => text),
    ingredients,
    given,
  );
  const open: string[] = [];
  const todo: string[] = [];
  for (const id of unnamed) {
    const title = groupOf.get(id)?.toLowerCase();
    const own = title ? flat.findIndex(({ group }) => group.title?.toLowerCase() === title) : -1;
    takes[Math.max(0, own)]?.push(id);
  }
  const nameOf = (id: string) => ingredients.find((ingredient) => ingredient.id === id)?.name ?? id;
  const names = unnamed.map(nameOf).filter((name) => !name.startsWith('✎'));
  if (names.length > 0)
    todo.push(`takes: no step names ${names.join(', ')}; move each to the step it goes into`);
  steps.forEach((step, index) => {
    step.text = texts[index] ?? step.text;
    if (takes[index]?.length) step.takes = takes[index];
  });
  open.push(...fitTimers(steps, total));
  const filled = fillWork(steps, { total, rest });
  if (filled > 0)
    open.push(`work: ${filled} minutes are spread evenly over the steps, for the planner; set those of each`);
  const written = steps.map(
    ({ id, title, text, takes, durations, work }): DraftStep => ({
      id,
      title,
      text,
      ...(takes && { takes }),
      ...(durations.length > 0 && {
        durations: durations.map(({ written: _, isRest: __, ...duration }) => duration),
      }),
      ...(work !== undefined && { work }),
    }),
  );
  let at = 0;
  return {
    groups: groups.map(({ title, items }) => {
      at += items.length;
      return { ...(title && { title }), items: written.slice(at - items.length, at) };
    }),
    todo,
    open,
  };
}
