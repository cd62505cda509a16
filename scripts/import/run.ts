import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatProblem } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { writeAtomic } from '@/scripts/files';
import { archiveEntries, isZip } from './archive';
import { checkDraft, foodQuestions } from './check-draft';
import { type Draft, makeDraft, withTodo } from './draft';
import { draftSlug } from './draft-head';
import { addPictures } from './draft-pictures';
import { NoRecipe } from './import-error';
import { type FoundFile, findFiles } from './open-files';
import type { Outcome } from './outcome';
import { withPhotoFiles } from './photo-files';
import type { PlacedRecipe } from './placed-draft';
import { type Place, Places } from './places';
import { type Input, readInput } from './read-input';
import type { Move } from './redirects';
import { type ImportSite, prepareSite, sitePaths } from './site';
import type { SourceRecipe } from './source-recipe';
import { blogDrafts } from './wordpress/blog-drafts';
import { readExport } from './wordpress/read-export';
import { sourceName, writeDraft } from './write-draft';

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

/** State of one run: what exists, what was written, the next number. */
class Run {
  readonly outcomes: Outcome[] = [];
  readonly written = new Map<string, string>();
  readonly moves: Move[] = [];
  readonly blogMoves: Move[] = [];
  private readonly places: Places;
  private nextId: number;

  constructor(
    private readonly options: ImportOptions,
    private readonly site: ImportSite,
  ) {
    this.places = new Places(options.isAgain);
    this.nextId = this.places.nextId;
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
      if (await this.readBlog(input, beside)) return;
      recipes = readInput(input).map((recipe) => withPhotoFiles(recipe, name, beside));
    } catch (error) {
      const state = error instanceof NoRecipe ? 'skipped' : 'failed';
      this.outcomes.push({ from: name, state, why: (error as Error).message });
      return;
    }
    const choice = recipes.filter(({ isOneOf }) => isOneOf);
    if (choice.length > 0 && this.options.only === undefined) {
      const names = choice.map((recipe) => `--only ${draftSlug(recipe).slug} (${recipe.title})`);
      const why = `a page with ${choice.length} recipes; import it again with those you want: ${names.join(', ')}`;
      this.outcomes.push({ from: name, state: 'skipped', why });
      return;
    }
    for (const recipe of recipes) {
      const from = sourceName(recipes.length > 1 ? `${name} › ${recipe.title}` : name);
      await this.attempt(from, recipe.title, async () => {
        const draft = makeDraft(recipe, this.site.draft);
        if (this.isLeftOut(draft.slug)) return;
        const title = String(draft.fields.title);
        const place = this.places.find({ source: 'recipes', title, slug: draft.slug, from });
        const published = recipe.address && this.places.publishedPath(draft.slug);
        if (recipe.address && published) this.moves.push({ address: recipe.address, to: published });
        await this.addRecipe({ recipe, from, place, draft });
      });
    }
  }

  /** True for an entry that `--only` does not name. */
  private isLeftOut = (slug: string) => this.options.only !== undefined && !this.options.only.includes(slug);

  /** Reads the export of a blog. Returns false for another file. */
  private async readBlog(input: Input, beside: readonly FoundFile[]): Promise<boolean> {
    const wxr = readExport(input);
    if (!wxr) return false;
    const { drafts, moves, notes } = blogDrafts(wxr, {
      name: input.name,
      files: beside,
      places: this.places,
      site: this.site,
      isDry: this.options.isDry,
      isLeftOut: this.isLeftOut,
    });
    for (const draft of drafts) {
      if ('recipe' in draft) await this.addRecipe(draft);
      else
        await this.attempt(draft.from, draft.title, async () => {
          const { from, title, place } = draft;
          if (place.outcome) {
            this.outcomes.push({ from, title, ...place.outcome });
            return;
          }
          const { text, problems, ...made } = await draft.write();
          this.finish({ from, title, ...made }, place, text, problems);
        });
    }
    this.blogMoves.push(...moves);
    this.outcomes.push(...notes.map((why): Outcome => ({ from: input.name, state: 'skipped', why })));
    return true;
  }

  /** Runs a part of the import; a fault in it becomes an outcome. */
  private async attempt(from: string, title: string, part: () => Promise<void>): Promise<void> {
    try {
      await part();
    } catch (error) {
      this.outcomes.push({ from, state: 'failed', title, why: (error as Error).message });
    }
  }

  private addRecipe({ recipe, from, place, draft: made, complete }: PlacedRecipe): Promise<void> {
    return this.attempt(from, recipe.title, async () => {
      let draft = made ?? makeDraft(recipe, this.site.draft);
      const factsOf = (of: Draft) => ({
        from,
        title: String(of.fields.title),
        todo: of.todo,
        open: of.open,
        rows: of.rows,
        asked: of.asked,
      });
      if (place.outcome) {
        this.outcomes.push({ ...factsOf(draft), ...place.outcome });
        return;
      }
      await this.addPictures(recipe, draft, place.slug);
      if (complete) draft = await complete(draft);
      const write = (written: Draft) =>
        writeDraft(
          { ...written, fields: { ...written.fields, slug: place.slug } },
          { id: place.own?.id ?? this.nextId, from, address: recipe.address },
        );
      const { file } = place;
      draft = withTodo(draft, foodQuestions(file, write(draft), this.site.check));
      const text = write(draft);
      const problems = checkDraft(file, text, this.site.check).map(formatProblem);
      if (problems.length === 0 && !place.own) this.nextId += 1;
      this.finish(factsOf(draft), place, text, problems);
    });
  }

  /** Notes what became of a draft, and its text to be written. */
  private finish(
    facts: Pick<Outcome, 'from' | 'title' | 'todo' | 'open' | 'rows' | 'asked'>,
    { file, own }: Place,
    text: string,
    problems: readonly string[],
  ): void {
    if (problems.length > 0)
      this.outcomes.push({ ...facts, state: 'failed', file, why: problems.join('\n') });
    else if (own?.text === text) this.outcomes.push({ ...facts, state: 'unchanged', file });
    else {
      this.written.set(file, text);
      this.outcomes.push({ ...facts, state: 'written', file });
    }
  }

  /** Adds the photographs of a recipe to its draft, which may use them from then on. */
  private async addPictures({ photos }: SourceRecipe, draft: Draft, slug: string): Promise<void> {
    const { check, paper } = this.site;
    const { picture: pictures = [] } = check.names;
    const { isDry } = this.options;
    const added = await addPictures(draft, photos, { slug, pictures, paper, isDry });
    check.names = { ...check.names, picture: [...new Set([...pictures, ...added])] };
  }
}

/** Result of an import. */
export type Imported = {
  /** Outcome of each entry. */
  outcomes: Outcome[];
  /** Old addresses of recipes that are published here. Their pages may be those of another site. */
  moves: readonly Move[];
  /** Old addresses of the owner's own blog. */
  blogMoves: readonly Move[];
  /** Paths of the site, with those of the drafts. */
  paths: ReadonlySet<string>;
  /** Categories to choose from. */
  categories: readonly string[];
};

/** Imports all entries of some files and folders as drafts. A fault in one never stops the others. */
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
  const paths = isWritten ? sitePaths() : site.check.paths;
  // A draft that failed has no page to lead to.
  const blogMoves = run.blogMoves.filter(({ to }) => paths.has(to.replace(/\?.*$/, '')));
  return { outcomes, moves, blogMoves, paths, categories: site.draft.categories };
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
