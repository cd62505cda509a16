import { useState } from 'react';
import { replaceSearch } from '@/lib/address';
import { parsePlanChoice, planSearch } from '@/lib/plan/address';
import { usualEatAt } from '@/lib/plan/plan';
import type { Pace } from '@/lib/plan/timeline';
import { parseWallTime, type WallTime } from '@/lib/plan/wall-time';

/** What the two fields hold: `2026-11-22` and `19:00`, or whatever else a browser lets in. */
export type EatFields = { day: string; time: string };

/** Which of the fields cannot be read. */
export type EatProblem = 'day' | 'time' | null;

export type PlanChoices = {
  /** The time to plan for: chosen, from the address, or the usual one. */
  eat: WallTime;
  pace: Pace;
  fields: EatFields;
  problem: EatProblem;
  /** Takes what the fields hold; unless it is a time, the last one stays. */
  setFields: (fields: EatFields) => void;
  setEat: (eat: WallTime) => void;
  setPace: (pace: Pace) => void;
};

function problemOf({ day }: EatFields): EatProblem {
  return parseWallTime(`${day}T12:00`) === null ? 'day' : 'time';
}

/**
 * When to eat and how fast to go, kept in the address of the page (`?eat=2026-11-22T19:00&pace=short`) once
 * chosen. Browser only.
 *
 * @param totals minutes the recipe takes at either pace
 */
export function usePlanChoice(totals: Record<Pace, number>): PlanChoices {
  const [openedAt] = useState(() => Date.now());
  const [{ eat: chosen, pace }, setChoice] = useState(() => parsePlanChoice(window.location.search));
  const [draft, setDraft] = useState<EatFields | null>(null);
  const eat = chosen ?? usualEatAt(openedAt, totals[pace]);

  const choose = (nextEat: WallTime | null, nextPace: Pace) => {
    setChoice({ eat: nextEat, pace: nextPace });
    // Where the browser refuses, the choice itself holds, and the next one is kept.
    replaceSearch(planSearch(window.location.search, { eat: nextEat, pace: nextPace }));
  };
  return {
    eat,
    pace,
    fields: draft ?? { day: eat.slice(0, 10), time: eat.slice(11) },
    problem: draft && problemOf(draft),
    setFields: (fields) => {
      const read = parseWallTime(`${fields.day}T${fields.time}`);
      setDraft(read === null ? fields : null);
      if (read !== null) choose(read, pace);
    },
    setEat: (next) => {
      setDraft(null);
      choose(next, pace);
    },
    setPace: (next) => choose(chosen, next),
  };
}
