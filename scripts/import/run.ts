import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { buildDay } from '@/lib/content/build-day';
import { isYamlName } from '@/lib/content/file-names';
import { authorityOf } from '@/lib/content/food-safety';
import { formatProblem } from '@/lib/content/problem';
import { type ReadContent, readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { GOOD_LONG_SIDE, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { SOURCES } from '@/lib/content/sources';
import { fold } from '@/lib/text/fold';
import { UsageError } from '@/scripts/command';
import { writeAtomic } from '@/scripts/files';
import { archiveEntries, isZip } from './archive';
import { type CheckContext, checkDraft } from './check-draft';
import { type Draft, type DraftContext, makeDraft } from './draft';
import { NoRecipe } from './import-error';
import { type Found, findFiles } from './open-files';
import type { Outcome } from './outcome';
import { placePhotograph } from './photographs';
import { readInput } from './read-input';
import type { Move } from './redirects';
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

/** Picture of drafts on a site that has none. */
const PLAIN_PICTURE = 'no-picture-yet';

/** Recipe file of the site: its text, slug, number and title. */
type Existing = { file: string; text: string; slug: string; id: number; title: string; path: string };

/** All recipe files, including drafts and broken ones. */
function existingRecipes(): Existing[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter(isYamlName).sort() : [];
  return files.map((name) => {
    const file = `${FOLDER}/${name}`;
    const text = readFileSync(file, 'utf8');
    const { value, outline } = readYaml(file, text);
    const fields = Object(value ?? outline) as Record<string, unknown>;
    const { id, title, customLink } = fields;
    const slug = String(fields.slug ?? name.replace(/\.ya?ml$/i, ''));
    return {
      file,
      text,
      slug,
      path: String(customLink ?? `/recipes/${slug}`),
      id: Number(id) || 0,
      title: String(title ?? ''),
    };
  });
}

/** Context of drafts and of their check, from the content of the site. */
function contextOf({ content, names }: ReadContent): {
  draft: DraftContext;
  check: CheckContext;
  paper: string;
} {
  const groceries = content.groceries?.groceries ?? {};
  const today = buildDay();
  // The owner decides about food with allergens, and about raw food, which a step must cook to its safe temperature.
  const harmless = Object.entries(groceries).filter(
    ([, { contains = [], mayContain = [], kind }]) => contains.length + mayContain.length === 0 && !kind,
  );
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
    check: { names, groceries, authority: authorityOf(content.foodSafety, content.site?.foodSafety), today },
    paper: content.theme?.light.paper ?? '#ffffff',
  };
}

/** Recipe with the photograph that lies beside its file, as in a folder of Nextcloud Cookbook. */
function withPhotoBeside(recipe: SourceRecipe, name: string, beside: readonly Found[]): SourceRecipe {
  if (!/(?:^|\/)recipe\.json$/.test(name)) return recipe;
  const folder = name.slice(0, -'recipe.json'.length);
  const photo = beside.find((file) => file.name.startsWith(`${folder}full.`));
  return photo ? { ...recipe, photos: [{ bytes: photo.read().bytes }, ...recipe.photos] } : recipe;
}

/** State of one run: what exists, what was written, the next number. */
class Run {
  readonly outcomes: Outcome[] = [];
  readonly written = new Map<string, string>();
  readonly moves: Move[] = [];
  private readonly existing = existingRecipes();
  private readonly pages: ReadonlySet<string>;
  private readonly seen = new Map<string, Outcome>();
  private nextId = Math.max(0, ...this.existing.map(({ id }) => id)) + 1;

  private readonly context: ReturnType<typeof contextOf>;

  constructor(
    private readonly options: ImportOptions,
    site: ReadContent,
  ) {
    this.context = contextOf(site);
    this.pages = new Set(this.existing.map(({ slug }) => slug));
  }

  /** Reads one file; a fault in it becomes an outcome and stops nothing. */
  async readFile({ name, read }: Found, beside: readonly Found[]): Promise<void> {
    let recipes: SourceRecipe[];
    try {
      const input = read();
      if (isZip(input)) {
        const entries = archiveEntries(input);
        for (const entry of entries) await this.readFile(entry, entries);
        return;
      }
      recipes = readInput(input).map((recipe) => withPhotoBeside(recipe, name, beside));
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
    const draft = makeDraft(recipe, this.context.draft);
    const title = String(draft.fields.title);
    const { only, isAgain } = this.options;
    if (only && !only.includes(draft.slug)) return;
    const base = {
      from,
      title,
      open: draft.open,
      rows: draft.rows,
      unknownCategories: draft.unknownCategories,
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
    await this.addPhotograph(recipe, draft, slug);
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

  /** Remembers the old address of a recipe that is published here. */
  private addMove({ address }: SourceRecipe, slug: string): void {
    const published = this.existing.find(
      (each) => each.slug === slug && !/^status:\s*(?:draft|off)\b/m.test(each.text),
    );
    if (address && published) this.moves.push({ address, to: published.path });
  }

  /** Adds the photograph of a recipe, and what is open about it to the draft. */
  private async addPhotograph({ photos }: SourceRecipe, draft: Draft, slug: string): Promise<void> {
    const { pictures } = this.context.draft;
    const take = (name: string) => {
      draft.fields.picture = { ...Object(draft.fields.picture), name };
    };
    const isOpen = (point: string) => point.startsWith('picture: needs');
    if (pictures.includes(slug)) {
      take(slug);
      draft.open.splice(draft.open.findIndex(isOpen), 1);
      return;
    }
    const bytesOnly = this.options.isDry ? photos.filter(({ bytes }) => !bytes) : photos;
    const options = { name: slug, folder: SOURCE_IMAGES_FOLDER, paper: this.context.paper };
    const { name, point } = await placePhotograph(bytesOnly, options);
    if (name !== undefined) {
      const { names } = this.context.check;
      this.context.check.names = { ...names, picture: [...(names.picture ?? []), name] };
      take(name);
    }
    const at = draft.open.findIndex(isOpen);
    if (at >= 0 && (point !== undefined || name !== undefined))
      draft.open.splice(at, 1, ...(point ? [point] : []));
  }

  /** Slug that no other recipe has. */
  private freeSlug(slug: string): string {
    const isTaken = (each: string) => this.pages.has(each) || this.written.has(`${FOLDER}/${each}.yaml`);
    let free = slug;
    for (let count = 2; isTaken(free); count += 1) free = `${slug}-${count}`;
    return free;
  }
}

/**
 * Checks that the site has what every draft needs: a category, and a picture to show until the recipe has its own. A site
 * without any picture gets a plain one.
 */
async function prepareSite(isDry: boolean): Promise<ReadContent> {
  const read = readContent();
  if ((read.names.category ?? []).length === 0)
    throw new UsageError(
      'data/vocabulary.yaml has no category that recipes could have. Add one under categories.',
    );
  if ((read.names.picture ?? []).length > 0) return read;
  if (!isDry) {
    mkdirSync(SOURCE_IMAGES_FOLDER, { recursive: true });
    const size = { width: GOOD_LONG_SIDE, height: 1200, channels: 3, background: '#b9b2a6' } as const;
    await sharp({ create: size })
      .webp()
      .toFile(join(SOURCE_IMAGES_FOLDER, `${PLAIN_PICTURE}.webp`));
  }
  return { ...read, names: { ...read.names, picture: [PLAIN_PICTURE] } };
}

/** Imports all recipes of some files and folders as drafts. A fault in one never stops the others. */
export async function importRecipes(
  options: ImportOptions,
): Promise<{ outcomes: Outcome[]; moves: readonly Move[] }> {
  const files = findFiles(options.paths);
  const run = new Run(options, await prepareSite(options.isDry));
  for (const [index, file] of files.entries()) {
    await run.readFile(file, files);
    options.onProgress?.(index + 1, files.length);
  }
  const { outcomes, moves } = run;
  if (options.isDry) return { outcomes, moves };
  for (const [file, text] of run.written) {
    mkdirSync(dirname(file), { recursive: true });
    await writeAtomic(join(file), text);
  }
  return { outcomes: run.written.size > 0 ? withHidden(outcomes, run.written) : outcomes, moves };
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
