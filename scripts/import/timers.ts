import type { MinutesOrRange } from '@/lib/content/schema/duration';
import { outsideMarks } from './marks';
import { readTime } from './times';

/** Duration of a draft, with the words it replaces. */
export type DraftDuration = {
  id: string;
  label: string;
  minutes: MinutesOrRange;
  attention: 'active' | 'passive';
  written: string;
};

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s?[½¼¾]|\s\d\/\d)?|[½¼¾]`;
const UNIT = 'hours?|hrs?|minutes?|mins?|seconds?|secs?|시간|분|초|時間|分間?|秒';
const TIME = new RegExp(
  String.raw`(?<![\p{sc=Latin}\d./:])((?:${NUMBER})(?:\s?(?:-|–|to|~|〜)\s?(?:${NUMBER}))?[\s-]?(?:${UNIT})(?:\s?(?:and\s|,\s)?(?:${NUMBER})\s?(?:minutes?|mins?|분|分))?)(?!\p{sc=Latin})`,
  'giu',
);
/** Times that are no timers: intervals, limits, and times that have passed. */
const NO_TIMER =
  /(?:every|each|within|up to|per|last|first|final|remaining|another time|than|after|before|than about|ago|in the|마다|ごと)\s*(?:about\s*)?$/i;
const PASSIVE =
  /\b(?:bake|baking|simmer|rest|chill|refrigerat\w*|marinat\w*|soak|roast|cool|freez\w*|rise|proof|stand|sit|steep|slow[- ]cook|pressure[- ]cook|boil|steam|set aside|overnight|let)\b|굽|재우|재워|불리|식히|끓이|끓여|휴지|焼|煮|冷や|寝か|置|漬/i;

/** Minutes of a written time that a timer can have. */
function minutesOf(written: string): MinutesOrRange | undefined {
  const seconds = /^(\d+)(?:\s?(?:-|–|to|~|〜)\s?(\d+))?\s?(?:seconds?|secs?|초|秒)$/i.exec(written);
  if (seconds) {
    const [from, to] = [seconds[1], seconds[2]].map(
      (count) => Math.round((Number(count) / 60) * 1000) / 1000,
    );
    if (!from) return undefined;
    return to && to > from ? [from, to] : from;
  }
  const read = readTime(written.replaceAll(/[~〜]/g, '-').replaceAll(/(\d)-(?=\p{L})/gu, '$1 '));
  return [read].flat()[0] === 0 ? undefined : read;
}

/**
 * Replaces the times of a sentence by references to durations of the step.
 *
 * @param taken ids of durations of other steps, to which those of this one are added
 */
export function markTimers(
  sentence: string,
  step: { id: string; title: string },
  taken = new Set<string>(),
): { text: string; durations: DraftDuration[] } {
  const durations: DraftDuration[] = [];
  const text = outsideMarks(sentence, (plain) =>
    plain.replaceAll(TIME, (...match) => {
      const [whole, written] = match as string[];
      const [offset, all] = match.slice(-2) as [number, string];
      const before = all.slice(0, offset);
      const minutes = NO_TIMER.test(before) ? undefined : minutesOf(written ?? '');
      if (minutes === undefined || whole === undefined) return whole ?? '';
      const start = Math.max(0, sentence.indexOf(whole));
      const clause = `${sentence
        .slice(0, start)
        .split(/[.;!?]/)
        .at(-1)} ${sentence.slice(start).split(/[.;!?]/)[0]}`;
      let id = step.id;
      for (let count = 2; taken.has(id); count += 1) id = `${step.id}-${count}`;
      taken.add(id);
      const attention = PASSIVE.test(clause) ? 'passive' : 'active';
      durations.push({ id, label: step.title, minutes, attention, written: whole });
      return `{~${id}}`;
    }),
  );
  return { text, durations };
}
