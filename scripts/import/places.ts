import { SOURCES } from '@/lib/content/sources';
import { fold } from '@/lib/text/fold';
import { type Existing, existingEntries } from './existing-entries';
import type { Outcome } from './outcome';
import { type DraftSource, draftState, importedFrom } from './write-draft';

/** Entry that needs a place on the site. */
export type Placed = {
  source: DraftSource;
  title: string;
  slug: string;
  /** File and entry it comes from. */
  from: string;
};

/** Place of an entry on the site: its file and address. */
export type Place = {
  slug: string;
  file: string;
  path: string;
  /** Draft of an earlier import, which may be written anew. */
  own?: Existing;
  /** Outcome of an entry that is not drafted: there is one already. */
  outcome?: Pick<Outcome, 'state' | 'file' | 'why'>;
};

const SOURCES_OF_DRAFTS = ['recipes', 'posts', 'pages'] as const;

/** Path of an entry by the end of its address. */
const pathOf = (source: DraftSource, slug: string) =>
  source === 'pages' ? `/${slug}` : `/${source}/${slug}`;

/** Files and addresses of the site, and those that one import adds. */
export class Places {
  private readonly existing = Object.fromEntries(
    SOURCES_OF_DRAFTS.map((source) => [source, existingEntries(source)]),
  ) as Record<DraftSource, Existing[]>;
  private readonly taken = new Set(
    SOURCES_OF_DRAFTS.flatMap((source) => this.existing[source].map(({ slug }) => `${source}/${slug}`)),
  );
  private readonly seen = new Map<string, { place: Place; title: string; from: string }>();

  /** @param isAgain true to write drafts anew that nobody touched */
  constructor(private readonly isAgain: boolean) {}

  /** First number that no recipe has. */
  get nextId(): number {
    return Math.max(0, ...this.existing.recipes.map(({ id }) => id)) + 1;
  }

  /** Path of a recipe that is published; undefined for others. */
  publishedPath(slug: string): string | undefined {
    const isPublished = ({ text }: Existing) => !/^status:\s*(?:draft|off)\b/m.test(text);
    return this.existing.recipes.find((each) => each.slug === slug && isPublished(each))?.path;
  }

  /** Finds the place of an entry, which no later one gets. Two recipes of one title may be the same. */
  find(entry: Placed): Place {
    const { source, title, from } = entry;
    const key = fold(title);
    const twin = source === 'recipes' ? this.seen.get(key) : undefined;
    if (twin) {
      const why = `perhaps the same as ${twin.place.file}, from ${twin.from}`;
      return { ...twin.place, outcome: { state: 'skipped', why } };
    }
    const place = this.decide(entry, key);
    this.taken.add(`${source}/${place.slug}`);
    if (source === 'recipes') this.seen.set(key, { place, title, from });
    return place;
  }

  private decide({ source, slug, from }: Placed, key: string): Place {
    const existing = this.existing[source];
    const own = existing.find(({ text }) => importedFrom(text) === from);
    const other = existing.find((each) => each !== own && (each.slug === slug || fold(each.title) === key));
    const at = (each: Existing, outcome: Place['outcome']): Place => ({
      slug: each.slug,
      file: each.file,
      path: each.path,
      ...(outcome && { outcome: { file: each.file, ...outcome } }),
    });
    if (own) {
      if (draftState(own.text) !== 'untouched')
        return at(own, { state: 'skipped', why: 'you changed the draft, so it stays as it is' });
      return this.isAgain ? { ...at(own, undefined), own } : at(own, { state: 'unchanged' });
    }
    const isImported = other !== undefined && draftState(other.text) !== 'own';
    // Posts of one title, such as a menu of each week, are several.
    const isSame =
      other !== undefined && fold(other.title) === key && (source === 'recipes' || other.slug === slug);
    if (other && (isSame || (!isImported && other.slug === slug))) {
      const why = isImported
        ? `perhaps the same as ${other.file}, from ${importedFrom(other.text)}`
        : `there is ${other.file} already`;
      return at(other, { state: 'skipped', why });
    }
    const free = this.freeSlug(source, slug);
    return { slug: free, file: `${SOURCES[source].folder}/${free}.yaml`, path: pathOf(source, free) };
  }

  /** Slug that no other entry of a kind has. */
  private freeSlug(source: DraftSource, slug: string): string {
    let free = slug;
    for (let count = 2; this.taken.has(`${source}/${free}`); count += 1) free = `${slug}-${count}`;
    return free;
  }
}
