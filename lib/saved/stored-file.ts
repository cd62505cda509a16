import * as messages from '@/.content/messages/storedFile';
import { salvageTicks, ticksOf } from '@/lib/recipe/ticks';
import { isSameJson } from '@/lib/storage/merge';
import { readStored } from '@/lib/storage/read';
import type { Stored } from '@/lib/storage/storage';
import { changeStored, storedSlugs } from '@/lib/storage/write';
import { isSlug } from '@/lib/text/is-slug';
import { listWords } from '@/lib/text/list';
import { slugOf } from '@/lib/text/slug';
import { mergeWalks, type SavedWalks, salvageWalks, WALKS } from '@/lib/walk/saved-walks';
import { mergeLists, tidyList } from './merge-lists';
import { mergeSaved } from './merge-saved';
import { NOTHING_SAVED, SAVED, type SavedRecipesData, salvageSaved } from './saved';
import { EMPTY_LIST, SHOPPING, type ShoppingListData, salvageList } from './shopping-list';

/**
 * The visitor's stored data as one JSON file, to take to another device: saved recipes, shopping list, ticks and walks.
 * Timers and cook steps are left out because they expire, and the e-mail address of a subscription because the file may
 * be passed on.
 */

/** Largest file that is read, in bytes: several times the largest list of each kind. */
export const MAX_FILE_SIZE = 2 * 1024 * 1024;

/** Version of the format; a file of a later version is refused. */
const VERSION = 1;

/** `kind` in a file of today, and in files that earlier versions of the site wrote for a single list. */
const KINDS = {
  all: 'raw-to-remarkable-kept',
  saved: 'raw-to-remarkable-saved',
  shopping: 'raw-to-remarkable-shopping-list',
};

/** File name of the export, after the name of the site. */
export function exportFileName(siteName: string): string {
  return `${slugOf(siteName) || 'kept'}.json`;
}

/** `ticks`: ticked ids of a recipe, by its slug. */
export type StoredData = {
  saved: SavedRecipesData;
  shopping: ShoppingListData;
  ticks: Readonly<Record<string, readonly string[]>>;
  walks: SavedWalks;
};

/** Number of entries of each kind. */
type Counts = Record<keyof StoredData, number>;

/** Reads everything stored on this device. */
export function readStoredData(): StoredData {
  const ticks = storedSlugs('checked').map((slug) => [slug, readStored(ticksOf(slug))] as const);
  return {
    saved: readStored(SAVED),
    shopping: readStored(SHOPPING),
    ticks: Object.fromEntries(ticks.filter(([slug, each]) => isSlug(slug) && each.length > 0)),
    walks: readStored(WALKS),
  };
}

export function countEntries({ saved, shopping, ticks, walks }: StoredData): Counts {
  return {
    saved: new Set([...saved.favourites, ...saved.later]).size,
    shopping: shopping.recipes.length + shopping.own.length,
    ticks: shopping.ticked.length + Object.values(ticks).flat().length,
    walks: walks.walks.length,
  };
}

/** Text of the file. `when` is epoch milliseconds. */
export function exportStored({ saved, shopping, ticks, walks }: StoredData, when: number): string {
  const { recipes, ticked, own } = shopping;
  const header = { kind: KINDS.all, version: VERSION, exported: new Date(when).toISOString() };
  const content = { saved, shopping: { recipes, ticked, own }, ticks, walks: walks.walks };
  return `${JSON.stringify({ ...header, ...content }, null, 2)}\n`;
}

/**
 * Reason for refusing a file. `corrupt`: not JSON, or damaged. `foreign`: not a file of this site. `newer`: of a later
 * version.
 */
export type FileProblem = 'too-large' | 'corrupt' | 'foreign' | 'newer';

type ParsedFile = { ok: true; data: StoredData; skipped: number } | { ok: false; problem: FileProblem };

const refuse = (problem: FileProblem) => ({ ok: false, problem }) as const;

/** Parses an exported file, of an earlier version too; `skipped` is the number of invalid entries. Never throws. */
export function parseExport(text: string): ParsedFile {
  if (text.length > MAX_FILE_SIZE) return refuse('too-large');
  let content: Record<string, unknown>;
  try {
    // Some editors write a byte order mark.
    content = Object(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return refuse('corrupt');
  }
  const { kind, version } = content;
  if (!Object.values<unknown>(KINDS).includes(kind) || typeof version !== 'number') return refuse('foreign');
  if (version > VERSION) return refuse('newer');
  if (kind === KINDS.saved) return parseData({ saved: content });
  return parseData(kind === KINDS.shopping ? { shopping: content } : content);
}

function parseData(content: Partial<Record<keyof StoredData, unknown>>): ParsedFile {
  const saved = salvageSaved(content.saved);
  const shopping = salvageList(content.shopping);
  const walks = salvageWalks({ walks: content.walks });
  const byRecipe = typeof content.ticks === 'object' ? content.ticks : null;
  const ticks = Object.entries(byRecipe ?? {}).map(([slug, value]) => ({
    slug,
    found: isSlug(slug) ? salvageTicks(value) : null,
  }));
  if (!saved && !shopping && !walks && ticks.length === 0) return refuse('corrupt');
  const data = {
    saved: saved?.saved ?? NOTHING_SAVED,
    shopping: shopping ? tidyList(shopping.list) : EMPTY_LIST,
    ticks: Object.fromEntries(ticks.flatMap(({ slug, found }) => (found ? [[slug, found.ticks]] : []))),
    walks: walks?.saved ?? WALKS.empty,
  };
  // A list that cannot be read at all counts as one entry.
  const skippedOf = (value: unknown, found: { skipped: number } | null) =>
    value === undefined ? 0 : (found?.skipped ?? 1);
  const skipped = [
    skippedOf(content.saved, saved),
    skippedOf(content.shopping, shopping),
    skippedOf(content.walks, walks),
    ...ticks.map(({ found }) => skippedOf(null, found)),
  ].reduce((sum, each) => sum + each, 0);
  return { ok: true, data, skipped };
}

/** Message for a refused file. */
export function describeFileProblem(problem: FileProblem): string {
  const { tooLarge, exportedFile, corrupt, foreign, newer } = messages;
  return { 'too-large': tooLarge({ what: exportedFile }), corrupt, foreign, newer }[problem];
}

/**
 * Adds the data of a file to the data of this device, without moving or removing an entry of the device. `leftOut` is the
 * number of entries without room. `isPersistent` is false if the device refused to store some of it, which then lasts for
 * this visit only.
 */
export async function importStored(other: StoredData) {
  const mine = readStoredData();
  const shopping = mergeLists(mine.shopping, other.shopping);
  const walks = mergeWalks(mine.walks, other.walks);
  const change = <T>(stored: Stored<T>, next: (now: T) => T) =>
    changeStored(stored, (now) => (isSameJson(next(now), now) ? now : next(now)));
  const stored = Promise.all([
    change(SAVED, (now) => mergeSaved(now, other.saved)),
    change(SHOPPING, (now) => mergeLists(now, other.shopping).list),
    change(WALKS, (now) => mergeWalks(now, other.walks).saved),
    ...Object.entries(other.ticks).map(([slug, ticks]) =>
      change(ticksOf(slug), (now) => [...new Set([...now, ...ticks])]),
    ),
  ]);
  const [before, after] = [countEntries(mine), countEntries(readStoredData())];
  const more = (name: keyof Counts) => after[name] - before[name];
  return {
    added: { saved: more('saved'), shopping: more('shopping'), ticks: more('ticks'), walks: more('walks') },
    /** Numbers of recipes on both lists whose servings the file raised, and of those of which it had fewer. */
    raised: shopping.differing.filter(({ mine: before, other: inFile }) => before < inFile).length,
    fewer: shopping.differing.filter(({ mine: before, other: inFile }) => before > inFile).length,
    leftOut: shopping.leftOut.recipes + shopping.leftOut.own + walks.leftOut,
    isPersistent: (await stored).every(Boolean),
  };
}

/** "3 saved recipes, 2 entries of the shopping list and 1 walk"; '' for nothing. */
export function describeCounts({ saved, shopping, ticks, walks }: Counts): string {
  const parts = [
    saved > 0 ? messages.savedRecipes({ count: saved }) : '',
    shopping > 0 ? messages.listEntries({ count: shopping }) : '',
    ticks > 0 ? messages.checkmarks({ count: ticks }) : '',
    walks > 0 ? messages.walks({ count: walks }) : '',
  ].filter(Boolean);
  return listWords(parts, 'and');
}

/** Message about an imported file. `skipped` is the number of its invalid entries. */
export function importSummary(
  { added, raised, fewer, leftOut, isPersistent }: Awaited<ReturnType<typeof importStored>>,
  skipped: number,
): string {
  const contents = describeCounts(added);
  const sentences = [
    contents && messages.added({ contents }),
    raised > 0 && messages.raised({ count: raised }),
    !contents && raised === 0 && messages.nothingNew,
    fewer > 0 && messages.fewer({ count: fewer }),
    leftOut > 0 && messages.skippedFull({ count: leftOut }),
    skipped > 0 && messages.unreadable({ count: skipped }),
    !isPersistent && messages.notStored,
  ];
  return sentences.filter(Boolean).join(' ');
}
