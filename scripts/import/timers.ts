import type { MinutesOrRange } from '@/lib/content/schema/duration';
import { longestOf } from '@/lib/text/time';
import { markMeasures, outsideMarks } from './marks';
import { englishTime, MINUTE_UNITS, TIMER_UNITS } from './time-words';
import { readTime } from './times';

/** Duration of a draft, with the words it replaces; `isRest` where the food is neither prepared nor cooked. */
export type DraftDuration = {
  id: string;
  label: string;
  minutes: MinutesOrRange;
  attention: 'active' | 'passive';
  isRest: boolean;
  written: string;
};

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s?[½¼¾]|\s\d\/\d)?|[½¼¾]`;
const TIME = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\d./:])((?:${NUMBER})(?:\s?(?:-|–|to|bis|à|a|tot|do|до|~|〜)\s?(?:${NUMBER}))?[\s-]?(?:${TIMER_UNITS})(?:\s?(?:(?:and|et|und|y|e|en|i|и)\s|,\s)?(?:${NUMBER})\s?(?:${MINUTE_UNITS}))?)`,
  'giu',
);
/** Words before times that are no timers, of several languages: intervals, limits, and times that have passed. */
const NO_TIMER = new RegExp(
  `(?:(?<!\\p{L})(?:${[
    'every|each|within|up to|last|first|final|remaining|another time|than|after|before|than about|ago|in the',
    'alle|jede|bis zu|innerhalb von|nach|vor|elke|na|binnen',
    "toutes les|chaque|après|avant|jusqu['’]à",
    'cada|después de|antes de|hasta|ogni|dopo|prima di|entro|fino a|após|depois de|até',
    'co|po|przed|каждые|через|до|her',
  ].join('|')})|마다|ごと|每隔?)\\s*(?:about\\s*)?$`,
  'iu',
);

/** Clause with one of some words: stems of languages with spaces, and words of the others. */
const clauseWith = (stems: readonly string[], spaceless: string) =>
  new RegExp(`(?<!\\p{L})(?:${stems.join('|')})|${spaceless}`, 'iu');

/** Words of waiting without heat. */
const RESTING_STEMS = [
  '(?:rest|chill|refrigerat\\w*|marinat\\w*|soak|cool|freez\\w*|rise|proof|stand|sit|steep|set aside|overnight)(?!\\p{L})',
  'ruhen|kühl|kaltstell|gehen lassen|quellen|marinieren|rusten|marineren',
  'reposer|réfrig|refroid|mariner|reposar|enfri|macerar|riposare|raffreddare|descansar|gelar|marinar',
  'odstaw|настаива|мариноват|bekle|dinlen',
];
const RESTING_SPACELESS = '재우|재워|불리|식히|휴지|冷や|寝か|置|漬|腌|醃|浸|泡|冷藏|静置';
const RESTING = clauseWith(RESTING_STEMS, RESTING_SPACELESS);
/** Words of a clause in which the cook is not needed. */
const PASSIVE = clauseWith(
  [
    ...RESTING_STEMS,
    '(?:bake|baking|simmer|roast|slow[- ]cook|pressure[- ]cook|boil|steam|let)(?!\\p{L})',
    'backen|gebacken|köcheln|ziehen|garen|schmoren|kochen|koken|sudderen|bakken|laten(?!\\p{L})',
    'cuire|cuisson|mijot|laisse|enfourn|bouillir|hornea|cocer|cueza|hervir|deja(?!\\p{L})|deje',
    'cuocere|cuocete|inforna|bollire|lascia|assar(?!\\p{L})|asse(?!\\p{L})|cozinh|deixe|ferver',
    'piecz|piec(?!\\p{L})|gotować|gotuj|выпека|варит|туши|остав|pişir|fırın',
  ],
  `${RESTING_SPACELESS}|굽|구워|끓이|끓여|끓인|焼|煮|炖|燉|焖|燜|烤|蒸`,
);

/** Minutes of a written time that a timer can have. */
function minutesOf(written: string): MinutesOrRange | undefined {
  const seconds = /^(\d+)(?:\s?(?:-|–|to|~|〜)\s?(\d+))?\s?(?:s)$/i.exec(englishTime(written));
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
      const isRest = RESTING.test(clause);
      durations.push({ id, label: step.title, minutes, attention, isRest, written: whole });
      return `{~${id}}`;
    }),
  );
  return { text, durations };
}

/** Minutes that sentences name, as a source may have them instead of its times: those of waiting, and all others. */
export type NamedMinutes = { work: number; rest: number };

/** Sum of the times that sentences name; of a range the longest. */
export function namedMinutes(sentences: readonly string[]): NamedMinutes {
  const durations = sentences.flatMap(
    (sentence) => markTimers(markMeasures(sentence), { id: 'step', title: '' }).durations,
  );
  const sum = (isRest: boolean) =>
    durations
      .filter((duration) => duration.isRest === isRest)
      .reduce((total, { minutes }) => total + longestOf(minutes), 0);
  return { work: Math.ceil(sum(false)), rest: Math.ceil(sum(true)) };
}
