import { headingText } from '@/scripts/import/headings';
import { linesOf } from '@/scripts/import/plain-text';
import { emptyRecipe, type SourceRecipe } from '@/scripts/import/source-recipe';
import { ingredientGroups, stepGroups } from './lines';

type Part = 'ingredients' | 'method' | 'notes' | 'equipment';

const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'ingredients',
    /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|재료|준비물|材料)(?![\p{L}])/iu,
  ],
  [
    'method',
    /^(?:method|directions?|instructions?|steps|preparation|how to make(?: it)?|procedure|zubereitung|préparation|preparación|preparazione|만드는 ?(?:법|방법|순서)|만들기|조리 ?(?:법|방법|순서|과정)|作り方|手順)(?![\p{L}])/iu,
  ],
  [
    'notes',
    /^(?:(?:cook'?s |chef'?s |recipe )?notes?|tips?(?: and tricks)?|메모|팁|노트|メモ|コツ(?:・ポイント)?|ポイント|tipps?|notizen)(?![\p{L}])/iu,
  ],
  ['equipment', /^(?:equipment|tools|you will need|도구|道具)(?![\p{L}])/iu],
];

/** Part that a heading begins; undefined for other lines. Only short lines are headings. */
function partOf(line: string): Part | undefined {
  const plain = headingText(line);
  return plain.length > 40 ? undefined : HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

type Facts = Pick<SourceRecipe, 'yields' | 'times' | 'categories' | 'cuisines' | 'keywords'> & {
  href?: string;
};

const FACTS: readonly (readonly [RegExp, (facts: Facts, value: string) => void])[] = [
  [
    /^(?:serves|servings?|yields?|makes|portions?|분량|인분|分量|人数)\s*[:：]?\s*(.*\d.*)$/i,
    (facts, value) => facts.yields.push(value),
  ],
  [
    /^(?:prep(?:aration)?(?: time)?|준비(?: ?시간)?|準備(?:時間)?)\s*[:：]\s*(.+)$/i,
    ({ times }, value) => Object.assign(times, { prep: value }),
  ],
  [
    /^(?:cook(?:ing)?(?: time)?|조리(?: ?시간)?|調理(?:時間)?)\s*[:：]\s*(.+)$/i,
    ({ times }, value) => Object.assign(times, { cook: value }),
  ],
  [
    /^(?:total(?: time)?|총(?: ?시간)?|所要時間|合計)\s*[:：]\s*(.+)$/i,
    ({ times }, value) => Object.assign(times, { total: value }),
  ],
  [
    /^(?:categor(?:y|ies)|course|분류|カテゴリー?)\s*[:：]\s*(.+)$/i,
    ({ categories }, value) => categories.push(...value.split(/\s*,\s*/)),
  ],
  [/^(?:cuisine)\s*[:：]\s*(.+)$/i, ({ cuisines }, value) => cuisines.push(value)],
  [
    /^(?:tags?|keywords?)\s*[:：]\s*(.+)$/i,
    ({ keywords }, value) => keywords.push(...value.split(/\s*,\s*/)),
  ],
  [
    /^(?:source|url|출처|出典)\s*[:：]\s*(https?:\S+)$/i,
    (facts, value) => Object.assign(facts, { href: value }),
  ],
];

/** Markup of Markdown inside of lines: emphasis, links, check boxes, quotes. */
const withoutMarkdown = (line: string): string =>
  line
    .replace(/^>\s?/, '')
    .replace(/^([-*+]\s+)\[[ xX]\]\s+/, '$1')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+)\1(?![\w*])/g, '$2')
    .replaceAll('\\', '')
    .trim();

/** Recipe of a Markdown or plain text with headings in English, Korean, Japanese or German; undefined for other texts. */
export function readWrittenText(text: string, name: string): SourceRecipe | undefined {
  const [, front = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  const body = front ? text.slice(text.indexOf('---', 4) + 3) : text;
  const lines = linesOf(body.replaceAll('<', '&lt;'));
  const parts: Record<Part | 'before', string[]> = {
    before: [],
    ingredients: [],
    method: [],
    notes: [],
    equipment: [],
  };
  const facts: Facts = { yields: [], times: {}, categories: [], cuisines: [], keywords: [] };
  let title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front)?.[1] ?? '';
  let part: Part | 'before' = 'before';
  for (const line of [...linesOf(front), ...lines]) {
    const plain = withoutMarkdown(line);
    const next = partOf(plain);
    const fact =
      part === 'before' || next === undefined
        ? FACTS.find(([words]) => words.test(headingText(plain)))
        : undefined;
    if (/^title:/.test(line) && front) continue;
    if (next) {
      part = next;
      const made =
        /[(（]([^)）]*\d[^)）]*)[)）]/.exec(plain)?.[1] ?? /\s(\d+\s?(?:인분|人分))/.exec(plain)?.[1];
      if (made && next === 'ingredients') facts.yields.push(made);
    } else if (fact && (part === 'before' || /^source|^url/i.test(plain))) {
      fact[1](facts, fact[0].exec(headingText(plain))?.[1] ?? '');
    } else if (title === '' && part === 'before') title = headingText(plain);
    else if (!(front && /^\w+:/.test(line) && part === 'before'))
      parts[part].push(/^#{1,6}\s/.test(line) ? `${headingText(plain)}:` : plain);
  }
  if (parts.ingredients.length === 0 && parts.method.length === 0) return undefined;
  const { href, ...rest } = facts;
  return {
    ...emptyRecipe(title || name),
    ...rest,
    description: parts.before.join(' '),
    ingredients: ingredientGroups(parts.ingredients),
    steps: stepGroups(parts.method),
    notes: parts.notes.map((line) => ({ text: line.replace(/^[-*•]\s+/, '') })),
    equipment: parts.equipment.map((line) => line.replace(/^[-*•]\s+/, '')),
    ...(href && { credit: { name: new URL(href).hostname.replace(/^www\./, ''), href } }),
  };
}
