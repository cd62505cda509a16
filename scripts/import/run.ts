import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDay } from '@/lib/content/build-day';
import { isYamlName } from '@/lib/content/file-names';
import { formatProblem } from '@/lib/content/problem';
import { type ReadContent, readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { SOURCES } from '@/lib/content/sources';
import { fold } from '@/lib/text/fold';
import { writeAtomic } from '@/scripts/files';
import { archiveEntries, isZip } from './archive';
import { type CheckContext, checkDraft } from './check-draft';
import { type DraftContext, makeDraft } from './draft';
import { type Found, findFiles } from './open-files';
import type { Outcome } from './outcome';
import { NoRecipe, readInput } from './read-input';
import { readSettings } from './settings';
import type { SourceRecipe } from './source-recipe';
import { draftState, importedFrom, sourceName, writeDraft } from './write-draft';

export type ImportOptions = {
  paths: readonly string[];
  /** True to write nothing. */
  isDry: boolean;
  /** True to write drafts anew that nobody touched. */
  isAgain: boolean;
  /** Slugs of the recipes to import; undefined for all. */
  only?: readonly string[];
  /** Called after each file with the number of files read and of all. */
  onProgress?: (done: number, all: number) => void;
};

const { folder: FOLDER } = SOURCES.recipes;

/** Recipe file of the site: its text, slug, number and title. */
type Existing = { file: string; text: string; slug: string; id: number; title: string };

/** All recipe files, including drafts and broken ones. */
function existingRecipes(): Existing[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter(isYamlName).sort() : [];
  return files.map((name) => {
    const file = `${FOLDER}/${name}`;
    const text = readFileSync(file, 'utf8');
    const { value, outline } = readYaml(file, text);
    const { slug, id, title } = Object(value ?? outline) as Record<string, unknown>;
    return {
      file,
      text,
      slug: String(slug ?? name.replace(/\.ya?ml$/i, '')),
      id: Number(id) || 0,
      title: String(title ?? ''),
    };
  });
}

/** Context of drafts and of their check, from the content of the site. */
function contextOf({ content, names }: ReadContent): { draft: DraftContext; check: CheckContext } {
  const groceries = content.groceries?.groceries ?? {};
  const today = buildDay();
  const harmless = Object.entries(groceries).filter(([, { contains = [] }]) => contains.length === 0);
  return {
    draft: {
      settings: readSettings(),
      categories: names.category ?? [],
      pictures: names.picture ?? [],
      foods: names.food ?? [],
      groceries: harmless.map(([name]) => name),
      language: content.site?.language ?? 'en',
      today,
    },
    check: { names, groceries, today },
  };
}

/** State of one run: what exists, what was written, the next number. */
class Run {
  readonly outcomes: Outcome[] = [];
  readonly written = new Map<string, string>();
  private readonly existing = existingRecipes();
  private readonly context = contextOf(readContent());
  private readonly pages: ReadonlySet<string>;
  private readonly seen = new Map<string, Outcome>();
  private nextId = Math.max(0, ...this.existing.map(({ id }) => id)) + 1;

  constructor(private readonly options: ImportOptions) {
    this.pages = new Set(this.existing.map(({ slug }) => slug));
  }

  /** Reads one file; a fault in it becomes an outcome and stops nothing. */
  readFile({ name, read }: Found): void {
    let recipes: SourceRecipe[];
    try {
      const input = read();
      if (isZip(input)) {
        for (const entry of archiveEntries(input)) this.readFile(entry);
        return;
      }
      recipes = readInput(input);
    } catch (error) {
      const state = error instanceof NoRecipe ? 'skipped' : 'failed';
      this.outcomes.push({ from: name, state, why: (error as Error).message });
      return;
    }
    for (const recipe of recipes) {
      const from = sourceName(recipes.length > 1 ? `${name} › ${recipe.title}` : name);
      try {
        this.addRecipe(recipe, from);
      } catch (error) {
        this.outcomes.push({ from, state: 'failed', title: recipe.title, why: (error as Error).message });
      }
    }
  }

  private addRecipe(recipe: SourceRecipe, from: string): void {
    const draft = makeDraft(recipe, this.context.draft);
    const title = String(draft.fields.title);
    const { only, isAgain } = this.options;
    if (only && !only.includes(draft.slug)) return;
    const { open, rows, unknownCategories } = draft;
    const base = { from, title, open, rows, unknownCategories };
    const done = (outcome: Omit<Outcome, keyof typeof base>) => {
      const whole = { ...base, ...outcome };
      this.outcomes.push(whole);
      return whole;
    };

    const key = fold(title);
    const twin = this.seen.get(key);
    if (twin) {
      done({ state: 'skipped', why: `perhaps the same as ${twin.file ?? twin.title}, from ${twin.from}` });
      return;
    }
    const own = this.existing.find(({ text }) => importedFrom(text) === from);
    const other = this.existing.find(
      (each) => each !== own && (each.slug === draft.slug || fold(each.title) === key),
    );
    if (!own && other) {
      const isImported = draftState(other.text) !== 'own';
      const why = isImported
        ? `perhaps the same as ${other.file}, from ${importedFrom(other.text)}`
        : `there is ${other.file} already`;
      if (fold(other.title) === key || !isImported) {
        this.seen.set(key, done({ state: 'skipped', file: other.file, why }));
        return;
      }
    }
    if (own) {
      const state = draftState(own.text);
      if (state !== 'untouched') {
        this.seen.set(
          key,
          done({ state: 'skipped', file: own.file, why: 'you changed the draft, so it stays as it is' }),
        );
        return;
      }
      if (!isAgain) {
        this.seen.set(key, done({ state: 'unchanged', file: own.file }));
        return;
      }
    }
    const slug = own?.slug ?? this.freeSlug(draft.slug);
    const file = own?.file ?? `${FOLDER}/${slug}.yaml`;
    const text = writeDraft(
      { ...draft, fields: { ...draft.fields, slug } },
      { id: own?.id ?? this.nextId, from, address: recipe.address },
    );
    const problems = checkDraft(file, text, this.context.check);
    if (problems.length > 0) {
      this.seen.set(key, done({ state: 'failed', file, why: problems.map(formatProblem).join('\n') }));
      return;
    }
    if (!own) this.nextId += 1;
    if (own?.text === text) {
      this.seen.set(key, done({ state: 'unchanged', file }));
      return;
    }
    this.written.set(file, text);
    this.seen.set(key, done({ state: 'written', file }));
  }

  /** Slug that no other recipe has. */
  private freeSlug(slug: string): string {
    const isTaken = (each: string) => this.pages.has(each) || this.written.has(`${FOLDER}/${each}.yaml`);
    let free = slug;
    for (let count = 2; isTaken(free); count += 1) free = `${slug}-${count}`;
    return free;
  }
}

/** Imports all recipes of some files and folders as drafts. A fault in one never stops the others. */
export async function importRecipes(options: ImportOptions): Promise<Outcome[]> {
  const files = findFiles(options.paths);
  const run = new Run(options);
  for (const [index, file] of files.entries()) {
    run.readFile(file);
    options.onProgress?.(index + 1, files.length);
  }
  if (options.isDry) return run.outcomes;
  for (const [file, text] of run.written) {
    mkdirSync(dirname(file), { recursive: true });
    await writeAtomic(join(file), text);
  }
  return run.written.size > 0 ? withHidden(run.outcomes, run.written) : run.outcomes;
}

/** Outcomes after all drafts were read together: those that are not shown failed. */
function withHidden(outcomes: readonly Outcome[], written: ReadonlyMap<string, string>): Outcome[] {
  const hidden = new Map(
    readContent({ withDrafts: true }).drafts.map(({ file, problems }) => [file, problems]),
  );
  return outcomes.map((outcome) => {
    const problems = outcome.file && written.has(outcome.file) ? hidden.get(outcome.file) : undefined;
    return problems ? { ...outcome, state: 'failed', why: problems.map(formatProblem).join('\n') } : outcome;
  });
}
