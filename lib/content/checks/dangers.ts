import { formatPath, valuesIn } from '@/lib/content/paths';
import { phrasePattern, plainText } from '@/lib/content/phrases';
import type { Problem } from '@/lib/content/problem';
import type { FoodSafety } from '@/lib/content/schema/food-safety';
import { FOOD_SAFETY } from './report';

type TextFile = { file: string; data: unknown };

const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
/** Parts of a sentence that a negation reaches over. */
const CLAUSE = /[,;:–—]| so | but | because /;
/** Shorter texts are names and ids. */
const SHORTEST = 12;
/** Words between a negation and what it forbids. */
const REACH = 4;

/** True if a negation stands shortly before the action, in the same clause. */
function isForbidden(sentence: string, action: RegExp, negation: RegExp | undefined): boolean {
  if (!negation) return false;
  return sentence.split(CLAUSE).some((clause) => {
    const found = action.exec(clause);
    if (!found) return false;
    return negation.test(clause.slice(0, found.index).trim().split(' ').slice(-REACH).join(' '));
  });
}

/** Compiles the dangers of a file once. */
function prepare({ dangers, negations }: FoodSafety) {
  const negation = negations.length > 0 ? phrasePattern(negations) : undefined;
  const rules = Object.entries(dangers).map(([id, { words, unless, advice }]) => ({
    id,
    advice,
    words: words.map(phrasePattern),
    unless: unless && phrasePattern(unless),
  }));
  return { negation, rules };
}

/** Problems for sentences that describe something dangerous and are not answered in `checked`. */
export function dangerProblems(files: readonly TextFile[], safety: FoodSafety): Problem[] {
  const { negation, rules } = prepare(safety);
  if (rules.length === 0) return [];
  const answers = safety.checked.map(({ text }) => plainText(text));
  const problemsOf = (text: string): Omit<Problem, 'file' | 'field'>[] => {
    const sentences = [...plainText(text).matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
    return sentences.flatMap((sentence, index) => {
      const around = sentences.slice(Math.max(0, index - 1), index + 2).join(' ');
      const rule = rules.find(
        ({ words, unless }) =>
          words.every((each) => each.test(sentence)) &&
          !unless?.test(around) &&
          !(words[0] && isForbidden(sentence, words[0], negation)),
      );
      if (!rule || answers.some((answer) => sentence.includes(answer) || answer.includes(sentence)))
        return [];
      const allowed = `${rule.advice} If it is safe here, the sentence under checked in data/food-safety.yaml with the reason`;
      return [{ found: `“${sentence}”`, allowed }];
    });
  };
  return files.flatMap(({ file, data }) =>
    [...valuesIn(data)].flatMap(({ path, value }) =>
      typeof value === 'string' && value.length > SHORTEST
        ? problemsOf(value).map((problem) => ({
            file,
            field: formatPath(path),
            about: FOOD_SAFETY,
            ...problem,
          }))
        : [],
    ),
  );
}
