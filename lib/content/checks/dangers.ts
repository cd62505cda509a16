import { inlineText, isInline } from '@/lib/content/markdown/inline';
import { onceFor } from '@/lib/content/once-for';
import { formatPath } from '@/lib/content/paths';
import { indexPhrases } from '@/lib/content/phrase-index';
import { normalizePhrase, phrasePattern } from '@/lib/content/phrases';
import type { Problem } from '@/lib/content/problem';
import type { FoodSafety } from '@/lib/content/schema/food-safety';
import { rawPlantProblems } from './raw-plants';
import { FOOD_SAFETY } from './report';

type TextFile = { file: string; data: unknown };

const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
const LATIN = /^[\0-\u024f]*$/;

const isName = (text: string) => (text.length <= SHORTEST && LATIN.test(text)) || ID.test(text);

/** Parts of a sentence that a negation reaches over. */
const CLAUSE = /[,;:–—]| so | but | because /;
/** Shorter texts of Latin letters are names and ids. */
const SHORTEST = 12;
/** Ids, addresses, dates. */
const ID = /^[\w./:-]+$/;
/** Words between a negation and what it forbids. */
const REACH = 4;

/** True if a negation stands shortly before the action. */
function isForbidden(clause: string, action: RegExp, negation: RegExp): boolean {
  const found = action.exec(clause);
  return (
    found !== null && negation.test(clause.slice(0, found.index).trim().split(' ').slice(-REACH).join(' '))
  );
}

/** Sentence without the clauses that forbid the action: "Never thaw it on the counter, thaw it in the fridge." */
function withoutForbidden(sentence: string, action: RegExp, negation: RegExp | undefined): string {
  if (!negation) return sentence;
  const clauses = sentence.split(CLAUSE);
  const left = clauses.filter((clause) => !isForbidden(clause, action, negation));
  return left.length === clauses.length ? sentence : left.join(', ');
}

type Rule = {
  advice: string;
  field: string | undefined;
  words: readonly RegExp[];
  except: RegExp | undefined;
  unless: RegExp | undefined;
};

/** Compiles the dangers of a file once. */
function prepare({ dangers, negations }: FoodSafety): {
  negation: RegExp | undefined;
  rules: Rule[];
  candidates: (text: string) => readonly number[];
} {
  const pattern = (words: readonly string[] | undefined) =>
    words && words.length > 0 ? phrasePattern(words) : undefined;
  const rules = Object.values(dangers).map(({ words, except, unless, field, advice }) => ({
    advice,
    field,
    words: words.map(phrasePattern),
    except: pattern(except),
    unless: pattern(unless),
  }));
  const candidates = indexPhrases(Object.values(dangers).map(({ words }) => words));
  return { negation: pattern(negations), rules, candidates };
}

const REFERENCE = /\{([a-z][a-z0-9-]*)(?:\|[^}]*)?\}/g;

/** Names of the ingredients of a recipe by their ids; none for other content. */
function ingredientNames(data: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, name } = value as { id?: unknown; name?: unknown };
    if (typeof id === 'string' && typeof name === 'string') names.set(id, name);
    else Object.values(value).forEach(collect);
  };
  const { blocks } = Object(data) as { blocks?: unknown };
  for (const block of Array.isArray(blocks) ? blocks : []) {
    const { type } = Object(block) as { type?: unknown };
    if (type === 'ingredients' || type === 'variants') collect(block);
  }
  return names;
}

/** Text with names in place of references: "Rinse chicken thighs" for "Rinse {meat}". */
const withNames = (text: string, names: ReadonlyMap<string, string>) =>
  text.includes('{') ? text.replace(REFERENCE, (written, id) => names.get(id) ?? written) : text;

/** Calls back with all texts of a value. `path` is the same array each time: a copy for each value takes too long. */
function visitTexts(
  value: unknown,
  path: PropertyKey[],
  visit: (text: string, path: readonly PropertyKey[]) => void,
): void {
  if (typeof value === 'string') {
    visit(value, path);
  } else if (Array.isArray(value) && isInline(value)) {
    // A sentence may be in several parts: “Thaw it on the **counter**.”
    visit(inlineText(value), path);
  } else if (Array.isArray(value)) {
    value.forEach((inner, index) => {
      path.push(index);
      visitTexts(inner, path, visit);
      path.pop();
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      path.push(key);
      visitTexts((value as Record<string, unknown>)[key], path, visit);
      path.pop();
    }
  }
}

/** True if the sentence describes what the rule is about. */
function isDangerous(
  { words, except, unless }: Rule,
  { sentence, around }: { sentence: string; around: string },
  negation: RegExp | undefined,
): boolean {
  const [action] = words;
  const matches = (text: string) => words.every((each) => each.test(text));
  if (!action || !matches(sentence) || except?.test(sentence) || unless?.test(around)) return false;
  const left = withoutForbidden(sentence, action, negation);
  return left === sentence || matches(left);
}

/** Problems for sentences that describe something dangerous and are not answered in `checked`, and for raw plants. */
export const dangerProblems = (files: readonly TextFile[], safety: FoodSafety): Problem[] =>
  files.flatMap((file) => checkerOf(safety)(file));

/** The check of a file against the dangers of a file on food safety. */
const checkerOf = onceFor((safety: FoodSafety) => {
  const { negation, rules, candidates } = prepare(safety);
  const answers = safety.checked.map(({ text }) => normalizePhrase(text));
  const fields = new Set<PropertyKey | undefined>(rules.flatMap(({ field }) => field ?? []));
  const problemsOf = (
    text: string,
    field: PropertyKey | undefined,
    names: ReadonlyMap<string, string>,
  ): Omit<Problem, 'file' | 'field'>[] => {
    if (isName(text) && !fields.has(field)) return [];
    const possible = candidates(withNames(text, names)).flatMap((place) => {
      const rule = rules[place];
      const isRead = rule?.field === undefined ? !isName(text) : rule.field === field;
      return rule && isRead ? [rule] : [];
    });
    if (possible.length === 0) return [];
    const written = [...text.replaceAll(/\s+/g, ' ').matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
    const sentences = written.map((sentence) => normalizePhrase(withNames(sentence, names)));
    return sentences.flatMap((sentence, index) => {
      const around = sentences.slice(Math.max(0, index - 1), index + 2).join(' ');
      const rule = possible.find((each) => isDangerous(each, { sentence, around }, negation));
      const ways = [sentence, normalizePhrase(written[index] ?? '')];
      const isAnswered = answers.some((answer) =>
        ways.some((way) => way.includes(answer) || answer.includes(way)),
      );
      if (!rule || isAnswered) return [];
      const allowed = `${rule.advice} If it is safe here, the sentence under checked in data/food-safety.yaml with the reason`;
      return [{ found: `“${written[index]}”`, allowed }];
    });
  };
  return onceFor(({ file, data }: TextFile): Problem[] => {
    const problems = rawPlantProblems(data, safety).map(
      (problem): Problem => ({ file, about: FOOD_SAFETY, ...problem }),
    );
    if (rules.length === 0) return problems;
    const names = ingredientNames(data);
    visitTexts(data, [], (text, path) => {
      for (const problem of problemsOf(text, path.at(-1), names)) {
        problems.push({ file, field: formatPath(path), about: FOOD_SAFETY, ...problem });
      }
    });
    return problems;
  });
});
