import { escapeMarkup } from '@/lib/text/markup';
import { counted } from '@/lib/text/words';
import { type Outcome, type Question, questionLines, questionsOf } from './outcome';
import { REPORT_STYLE } from './report-style';

export type ReportOptions = {
  isDry: boolean;
  /** Categories of the site, to choose from. */
  categories: readonly string[];
};

type State = Outcome['state'];

const e = escapeMarkup;

/** Lists of the report in their order: what needs the owner first. */
const SECTIONS: readonly (readonly [State, string, string])[] = [
  ['failed', 'Not read', 'Nothing was written for these.'],
  ['written', 'Drafts', 'Each line of the source is beside what was made of it.'],
  ['skipped', 'Left out', ''],
  ['unchanged', 'Already imported', ''],
];

/** Text of a point with its field in bold, its addresses as links and its commands as code. */
const pointOf = (point: string): string =>
  e(point)
    .replace(/^[a-z.]+(?=:)/i, '<strong>$&</strong>')
    .replaceAll(/https?:\/\/[^\s,;&]+(?:&amp;[^\s,;&]+)*/g, '<a href="$&" rel="noreferrer">$&</a>')
    .replaceAll(/npm run add-picture -- \S+ [\w-]+(?: --replace)?/g, '<code>$&</code>');

const listOf = (title: string, points: readonly string[]): string =>
  points.length > 0
    ? `<h4>${title}</h4><ul>${points.map((point) => `<li>${pointOf(point)}</li>`).join('')}</ul>`
    : '';

function linesOf(rows: NonNullable<Outcome['rows']>): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ line, made, unread }) => {
    const note = unread ? `<span class="open">Not understood: ${e(unread)}</span>` : '';
    return `<tr><td>${e(line)}</td><td>${e(made)}${note}</td></tr>`;
  });
  return `<h4>Ingredients</h4><table><thead><tr><th scope="col">In the source</th><th scope="col">In the draft</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Numbers beside the title of a recipe. */
function tallyOf({ todo = [], rows = [] }: Outcome): string {
  const unread = rows.filter((row) => row.unread).length;
  const parts = [
    todo.length > 0 ? `<span class="open">${todo.length} to settle</span>` : '',
    unread > 0 ? `<span class="open">${counted(unread, 'line', 'lines')} not understood</span>` : '',
    rows.length > 0 ? counted(rows.length, 'ingredient', 'ingredients') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function recipeOf(outcome: Outcome): string {
  const { from, state, title, file, why, todo = [], open = [], rows = [] } = outcome;
  const isFailed = state === 'failed';
  const draft = file && state !== 'failed' ? `<br>Draft: <code>${e(file)}</code>` : '';
  const reason = why ? `<pre${isFailed ? ' class="bad"' : ''}>${e(why)}</pre>` : '';
  return `<details${isFailed ? ' open' : ''}><summary><h3>${e(title || from)}</h3><span class="tally">${tallyOf(outcome)}</span></summary><div class="body"><p class="from">Source: ${e(from)}${draft}</p>${reason}${listOf('Settle before you publish', todo)}${listOf('Remarks', open)}${linesOf(rows)}</div></details>`;
}

/** Files and recipes without a draft, a line each. */
const lineOf = ({ from, title, why = '' }: Outcome): string =>
  `<li><strong>${e(title ?? from)}</strong>${title ? ` <span class="from">${e(from)}</span>` : ''}${why ? `<br>${e(why)}` : ''}</li>`;

function sectionOf(outcomes: readonly Outcome[], [state, title, text]: (typeof SECTIONS)[number]): string {
  const own = outcomes.filter((outcome) => outcome.state === state);
  if (own.length === 0) return '';
  const isShort = state === 'skipped' || state === 'unchanged';
  const list = isShort ? `<ul>${own.map(lineOf).join('')}</ul>` : own.map(recipeOf).join('\n');
  return `<section><h2>${title} (${own.length})</h2>${text ? `<p>${text}</p>` : ''}${list}</section>`;
}

/** Form of an answer, by the part of data/import.yaml. */
const ANSWERS: Readonly<Record<Question['part'], string>> = {
  categories: 'one of your categories',
  units: 'what one of it is: an amount such as 210 ml or 15 g, a unit such as slice, or 1 for a single thing',
  foods: 'a key of data/groceries.yaml, or none for food that is neither raw nor an allergen',
};

function questionSection(outcomes: readonly Outcome[], { categories, isDry }: ReportOptions): string {
  const questions = questionsOf(outcomes);
  if (questions.length === 0) return '';
  const parts = questions.map(({ part }) => `<li><code>${part}</code>: ${ANSWERS[part]}</li>`).join('');
  const own = questions.some(({ part }) => part === 'categories')
    ? `<p>Your categories: ${categories.map(e).join(', ')}</p>`
    : '';
  return `<section><h2>Questions for all recipes</h2><p>These words are in your recipes, with the number of recipes. Copy the lines into <code>data/import.yaml</code>, replace each ✎ by your answer, and delete those you do not need. Then run the import ${isDry ? 'without <code>--dry</code>' : 'with <code>--again</code>'}. An answer is</p><ul>${parts}</ul>${own}<pre class="long" tabindex="0" role="region" aria-label="Lines for data/import.yaml">${e(questionLines(questions).join('\n'))}</pre></section>`;
}

/** Report as one page without scripts: counts, questions for all recipes, then each recipe with its lines. */
export function reportPage(outcomes: readonly Outcome[], options: ReportOptions): string {
  const { isDry } = options;
  const counts = SECTIONS.map(([state, title]) => [
    state === 'written' && isDry ? 'Drafts to write' : title,
    outcomes.filter((outcome) => outcome.state === state).length,
  ]);
  const settle = outcomes.reduce((sum, { todo = [] }) => sum + todo.length, 0);
  const lead = isDry ? 'A dry run: nothing was written.' : 'All drafts are in <code>data</code>.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Import report</title><style>${REPORT_STYLE}</style></head><body>
<header><h1>Import report</h1><p>${lead} ${counted(settle, 'point', 'points')} to settle before publication.</p>
<ul class="counts">${counts.map(([title, count]) => `<li><strong>${count}</strong> ${title}</li>`).join('')}</ul></header>
<main>
${questionSection(outcomes, options)}
${SECTIONS.map((section) => sectionOf(outcomes, section)).join('\n')}
</main>
</body></html>
`;
}
