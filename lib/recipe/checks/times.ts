import type { Problem } from '@/lib/content/checks/problem';
import type { Recipe } from '@/lib/content/schema/recipe';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';
import { planTimeline } from '@/lib/plan/timeline';
import type { Parts } from './parts';

type Report = (field: string, problem: Omit<Problem, 'file' | 'field'>) => void;
type Range = number | [number, number];

/** How far the steps may be from the stated total: a tenth of it, five minutes at the least. */
const slack = (minutes: number) => Math.max(5, minutes / 10);

const written = (range: Range) => (typeof range === 'number' ? String(range) : `[${range.join(', ')}]`);

function checkOrder(field: string, range: Range, report: Report): void {
  if (typeof range === 'number' || range[0] < range[1]) return;
  report(field, { found: written(range), allowed: '[shortest, longest], the shortest first' });
}

function checkUntil(parts: Parts, report: Report): void {
  const ids = parts.steps.map((step) => step.value.id);
  parts.steps.forEach(({ field, value }, place) => {
    value.durations.forEach((duration, index) => {
      if (duration.until === undefined) return;
      const later = ids.slice(place + 1);
      const path = `${field}.durations[${index}].until`;
      if (!later.includes(duration.until)) {
        const allowed = later.length > 0 ? `a later step, one of: ${later.join(', ')}` : 'nothing';
        report(path, { found: `“${duration.until}”`, allowed });
      } else if (duration.attention === 'active') {
        const allowed = "attention: 'passive', as one pair of hands cannot do two things";
        report(path, { found: `“${duration.until}” for what needs the cook`, allowed });
      }
    });
  });
}

/** Times of the recipe against each other and against its steps. */
export function checkTimes({ times }: Recipe, parts: Parts, report: Report): void {
  for (const { field, value } of parts.durations) checkOrder(`${field}.minutes`, value.minutes, report);
  for (const key of ['prep', 'cook', 'total', 'card'] as const) {
    checkOrder(`times.${key}`, times[key], report);
  }
  const sum = longestOf(times.prep) + longestOf(times.cook);
  if (longestOf(times.total) !== sum) {
    report('times.total', {
      found: written(times.total),
      allowed: `${sum}${Array.isArray(times.total) ? ' at the longest' : ''}, which is prep ${longestOf(times.prep)} + cook ${longestOf(times.cook)}`,
    });
  }
  const isWhole = written(times.card) === written(times.total);
  // A total that is wrong says nothing about the card.
  if (longestOf(times.total) === sum && isWhole === (times.cardLabel !== undefined)) {
    report('times.cardLabel', {
      found: times.cardLabel ? `“${times.cardLabel}”` : 'none',
      allowed: isWhole ? 'none, as the card shows the total' : 'what the card’s time is, such as “prep”',
    });
  }
  checkUntil(parts, report);
  const steps = parts.steps.map((step) => step.value);
  if (steps.length === 0) return;
  const [quickest, slowest] = [planTimeline(steps, 'short').total, planTimeline(steps, 'long').total];
  const [from, to] = [shortestOf(times.total), longestOf(times.total)];
  if (slowest < from - slack(from) || quickest > to + slack(to)) {
    report('times.total', {
      found: `${written(times.total)}, while the steps take ${[...new Set([quickest, slowest].map(Math.round))].join(' to ')} minutes`,
      allowed: 'about what durations and work of the steps add up to',
    });
  }
}
