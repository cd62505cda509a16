import { escapeMarkup } from '@/lib/text/markup';
import { askedCategories, type Outcome } from './outcome';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1,h2{line-height:1.2}table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.5rem 0}pre{background:#f3f3f3;padding:.75rem;overflow:auto}.open{color:#8a3b00}.failed{color:#a40000}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}td,th{border-color:#444}pre{background:#262626}.open{color:#ffb27a}.failed{color:#ff9a9a}}`;

function recipeOf({ from, state, title = '', file, why, open = [], rows = [] }: Outcome): string {
  const points = open.map((point) => `<li class="open">${escapeMarkup(point)}</li>`).join('');
  const lines = rows
    .map(
      ({ line, made, unread }) =>
        `<tr><td>${escapeMarkup(line)}</td><td>${escapeMarkup(made)}${unread ? ` <span class="open">(${escapeMarkup(unread)})</span>` : ''}</td></tr>`,
    )
    .join('');
  const table = lines
    ? `<table><thead><tr><th scope="col">In the source</th><th scope="col">In the draft</th></tr></thead><tbody>${lines}</tbody></table>`
    : '';
  const heading = `${escapeMarkup(title || from)}: <span class="${state}">${state}</span>${open.length > 0 ? `, ${open.length} open` : ''}`;
  const about = [
    file && `Draft: <code>${escapeMarkup(file)}</code>`,
    `Source: ${escapeMarkup(from)}`,
    why && escapeMarkup(why),
  ].filter(Boolean);
  return `<details${state === 'failed' ? ' open' : ''}><summary>${heading}</summary><p>${about.join('<br>')}</p>${points ? `<ul>${points}</ul>` : ''}${table}</details>`;
}

/** Report as one page without scripts: questions for all recipes, then a row per recipe with each line and what was made of it. */
export function reportPage(outcomes: readonly Outcome[], { isDry }: { isDry: boolean }): string {
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const open = outcomes.reduce((sum, outcome) => sum + (outcome.open?.length ?? 0), 0);
  const asked = askedCategories(outcomes);
  const questions =
    asked.length > 0
      ? `<h2>Questions for all recipes</h2><p>Their categories: write yours into <code>data/import.yaml</code>, then run the import with <code>--again</code>.</p><pre>${escapeMarkup(
          `categories:\n${asked.map(([name, times]) => `  ${JSON.stringify(name)}: ✎  # ${times}`).join('\n')}`,
        )}</pre>`
      : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Import report</title><style>${STYLE}</style></head><body>
<h1>Import report</h1>
<p>${count('written')} ${isDry ? 'to write' : 'written'}, ${count('unchanged')} unchanged, ${count('skipped')} skipped, ${count('failed')} failed; ${open} open points.</p>
${questions}
<h2>Recipes</h2>
${outcomes.map(recipeOf).join('\n')}
</body></html>
`;
}
