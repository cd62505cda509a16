import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formatProblem } from '@/lib/content/problem';
import { checkEntry } from '@/lib/content/read/check-entry';
import { deriveContent, deriveEntry } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';

const ROOT = '__tests__/fixtures';

const site = readContent({ root: ROOT });
const prepared = deriveContent(site.content, site.off);
const known = { ...site, content: prepared };

/** Value of a file of the fixture site. */
const fileValue = (file: string) => parse(readFileSync(`${ROOT}/${file}`, 'utf8'));

/** Problems of the stew after a change of the text of its file, without the places of a file. */
function problemsOfStew(from: string | RegExp, to: string): string[] {
  const text = readFileSync(`${ROOT}/data/recipes/barley-stew.yaml`, 'utf8');
  expect(text).toMatch(from);
  const { problems } = checkEntry('recipes', 'barley-stew', parse(text.replace(from, to)), known);
  return problems.map((problem) =>
    formatProblem({ ...problem, position: undefined }).replaceAll(/\s+/g, ' '),
  );
}

it('finds nothing in the recipes, pages and posts of the site, and derives what the build derives', () => {
  for (const source of ['recipes', 'pages', 'posts'] as const) {
    for (const [name, derived] of Object.entries(prepared[source])) {
      const { data, problems } = checkEntry(
        source,
        name,
        fileValue(`${SOURCES[source].folder}/${name}.yaml`),
        known,
      );
      expect(problems).toEqual([]);
      if (data === undefined) throw new Error(`${name} has no value.`);
      expect(deriveEntry(source, data as never, prepared, site.off)).toEqual(derived);
    }
  }
});

it('reports a wrong word in a step with the nearest right one, as a build does', () => {
  expect(problemsOfStew('{~simmer}', '{~simer}')).toEqual([
    'data/recipes/barley-stew.yaml field blocks[3].groups[1].steps[2].text in the step “Simmer” found “{~simer}” allowed one of: simmer nearest simmer',
  ]);
});

it('reports an unknown grocery and a missing field', () => {
  expect(problemsOfStew('buy: beef-shin', 'buy: beef-chin')).toEqual([
    expect.stringContaining('found “beef-chin” allowed a name in data/groceries.yaml nearest beef-shin'),
  ]);
  expect(problemsOfStew(/^title: .*$/m, '')).toEqual([
    'data/recipes/barley-stew.yaml field title found nothing allowed text that is not empty',
  ]);
});

it('reports an address that another file has, and not its own', () => {
  expect(problemsOfStew('customLink: /barley-stew', 'customLink: /harbour-pie-that-is-new')).toEqual([]);
  const other = prepared.recipes['herb-salad'];
  const path = other?.customLink ?? `/recipes/${other?.slug}`;
  expect(problemsOfStew('customLink: /barley-stew', `customLink: ${path}`)).toEqual([
    expect.stringContaining(`found “${path}”, the address of data/recipes/herb-salad.yaml`),
  ]);
});
