import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatProblem } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';
import { fold } from '@/lib/text/fold';
import { writeAtomic } from '@/scripts/files';
import { archiveEntries, isZip } from './archive';
import { checkDraft, foodQuestions } from './check-draft';
import { type Draft, makeDraft, withTodo } from './draft';
import { addPictures } from './draft-pictures';
import { existingRecipes } from './existing-recipes';
import { NoRecipe } from './import-error';
import { type FoundFile, findFiles } from './open-files';
import type { Outcome } from './outcome';
import { withPhotoFiles } from './photo-files';
import { readInput } from './read-input';
import type { Move } from './redirects';
import { type ImportSite, prepareSite } from './site';
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

/** State of one run: what exists, what was written, the next number. */
class Run {
  readonly outcomes: Outcome[] = [];
  readonly written = new Map<string, string>();
  readonly moves: Move[] = [];
  private readonly existing = existingRecipes();
  private readonly pages: ReadonlySet<string>;
  private readonly seen = new Map<string, Outcome>();
  private nextId = Math.max(0, ...this.existing.map(({ id }) => id)) + 1;

  constructor(
    private readonly options: ImportOptions,
    private readonly site: ImportSite,
  ) {
    this.pages = new Set(this.existing.map(({ slug }) => slug));
  }

  /** Reads one file; a fault in it becomes an outcome and stops nothing. */
  async readFile({ name, read }: FoundFile, beside: readonly FoundFile[]): Promise<void> {
    let recipes: SourceRecipe[];
    try {
      const input = read();
      if (isZip(input)) {
        const entries = archiveEntries(input);
        for (const entry of entries) if (!entry.isBeside) await this.readFile(entry, entries);
        return;
      }
      recipes = readInput(input).map((recipe) => withPhotoFiles(recipe, name, beside));
    } catch (error) {
      const state = error instanceof NoRecipe ? 'skipped' : 'failed';
      this.outcomes.push({ from: name, state, why: (error as Error).message });
      return;
    }
    for (const recipe of recipes) {
      const from = sourceName(recipes.length > 1 ? `${name} › ${recipe.title}` : name);
      try {
        await this.addRecipe(recipe, from);
      } catch (error) {
        this.outcomes.push({ from, state: 'failed', title: recipe.title, why: (error as Error).message });
      }
    }
  }

  private async addRecipe(recipe: SourceRecipe, from: string): Promise<void> {
    const draft = makeDraft(recipe, this.site.draft);
    const title = String(draft.fields.title);
    const { only, isAgain } = this.options;
    if (only && !only.includes(draft.slug)) return;
    const base: Pick<Outcome, 'from' | 'title' | 'todo' | 'open' | 'rows' | 'asked'> = {
      from,
      title,
      todo: draft.todo,
      open: draft.open,
      rows: draft.rows,
      asked: draft.asked,
    };
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
    this.addMove(recipe, draft.slug);
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
    await this.addPictures(recipe, draft, slug);
    const write = (written: Draft) =>
      writeDraft(
        { ...written, fields: { ...written.fields, slug } },
        { id: own?.id ?? this.nextId, from, address: recipe.address },
      );
    const questions = foodQuestions(file, write(draft), this.site.check);
    const text = write(withTodo(draft, questions));
    base.todo = [...draft.todo, ...questions];
    const problems = checkDraft(file, text, this.site.check);
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

  /** Remembers the old address of a recipe that is published here. */
  private addMove({ address }: SourceRecipe, slug: string): void {
    const published = this.existing.find(
      (each) => each.slug === slug && !/^status:\s*(?:draft|off)\b/m.test(each.text),
    );
    if (address && published) this.moves.push({ address, to: published.path });
  }

  /** Adds the photographs of a recipe to its draft, which may use them from then on. */
  private async addPictures({ photos }: SourceRecipe, draft: Draft, slug: string): Promise<void> {
    const { check, paper } = this.site;
    const { picture: pictures = [] } = check.names;
    const { isDry } = this.options;
    const added = await addPictures(draft, photos, { slug, pictures, paper, isDry });
    check.names = { ...check.names, picture: [...new Set([...pictures, ...added])] };
  }

  /** Slug that no other recipe has. */
  private freeSlug(slug: string): string {
    const isTaken = (each: string) => this.pages.has(each) || this.written.has(`${FOLDER}/${each}.yaml`);
    let free = slug;
    for (let count = 2; isTaken(free); count += 1) free = `${slug}-${count}`;
    return free;
  }
}

/** Result of an import: what became of each recipe, moves for redirects, and the categories to choose from. */
export type Imported = { outcomes: Outcome[]; moves: readonly Move[]; categories: readonly string[] };

/** Imports all recipes of some files and folders as drafts. A fault in one never stops the others. */
export async function importRecipes(options: ImportOptions): Promise<Imported> {
  const found = findFiles(options.paths);
  const files = found.filter(({ isBeside }) => !isBeside);
  const site = await prepareSite(options.isDry);
  const run = new Run(options, site);
  for (const [index, file] of files.entries()) {
    await run.readFile(file, found);
    options.onProgress?.(index + 1, files.length);
  }
  const { moves, written } = run;
  const isWritten = !options.isDry && written.size > 0;
  if (isWritten) {
    for (const [file, text] of written) {
      mkdirSync(dirname(file), { recursive: true });
      await writeAtomic(join(file), text);
    }
  }
  const outcomes = isWritten ? withHidden(run.outcomes, written) : run.outcomes;
  return { outcomes, moves, categories: site.draft.categories };
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
