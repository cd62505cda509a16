import * as messages from '@/.content/messages/kept';
import {
  isSlug,
  mergeSaved,
  NOTHING_SAVED,
  SAVED,
  type SavedRecipes,
  salvageSaved,
  salvageTicks,
  ticksOf,
} from '@/lib/saved/saved';
import {
  EMPTY_LIST,
  mergeLists,
  SHOPPING,
  type ShoppingList,
  salvageList,
  tidyList,
} from '@/lib/shopping/list';
import { listWords } from '@/lib/text/list';
import { slugOf } from '@/lib/text/slug';
import { mergeWalks, type SavedWalks, salvageWalks, WALKS } from '@/lib/walk/saved-walks';
import { type FileKind, type FileProblem, readExport, writeExport } from './exported-file';
import { readStored } from './read';
import type { Stored } from './storage';
import { storedSlugs, writeStored } from './write';

/**
 * Everything a visitor keeps on the device as one file, to carry to another device: saved recipes, shopping list,
 * ticks, walks. Timers and the step a cook stopped at stay behind, since they mean nothing elsewhere, and so does the
 * address of a subscription, which is nobody else's business should the file be handed on.
 */

/** Name of the file of a site: that of the site as an address writes it. */
export function keptFileName(siteName: string): string {
  return `${slugOf(siteName) || 'kept'}.json`;
}

/** Several times the largest list of each kind. */
export const KEPT_FILE: FileKind = { kind: 'raw-to-remarkable-kept', version: 1, most: 2 * 1024 * 1024 };

/** What the site wrote before everything was in one file. */
const SAVED_FILE: FileKind = { ...KEPT_FILE, kind: 'raw-to-remarkable-saved' };
const SHOPPING_FILE: FileKind = { ...KEPT_FILE, kind: 'raw-to-remarkable-shopping-list' };

/** `ticks`: what is ticked in a recipe, by its slug. */
export type Kept = {
  saved: SavedRecipes;
  shopping: ShoppingList;
  ticks: Readonly<Record<string, readonly string[]>>;
  walks: SavedWalks;
};

/** How many entries there are of each kind. */
type KeptCounts = Record<keyof Kept, number>;

/** What is on this device now. */
export function readKept(): Kept {
  const ticks = storedSlugs('checked').map((slug) => [slug, readStored(ticksOf(slug))] as const);
  return {
    saved: readStored(SAVED),
    shopping: readStored(SHOPPING),
    ticks: Object.fromEntries(ticks.filter(([slug, each]) => isSlug(slug) && each.length > 0)),
    walks: readStored(WALKS),
  };
}

export function countKept({ saved, shopping, ticks, walks }: Kept): KeptCounts {
  return {
    saved: saved.favourites.length + saved.later.length,
    shopping: shopping.recipes.length + shopping.own.length,
    ticks: shopping.ticked.length + Object.values(ticks).flat().length,
    walks: walks.walks.length,
  };
}

/** The file's text. `when` is epoch milliseconds. */
export function exportKept({ saved, shopping, ticks, walks }: Kept, when: number): string {
  const { recipes, ticked, own } = shopping;
  const content = { saved, shopping: { recipes, ticked, own }, ticks, walks: walks.walks };
  return writeExport(KEPT_FILE, content, when);
}

/** What each kind of file holds. */
function partsOf(kind: string, content: Record<string, unknown>): Partial<Record<keyof Kept, unknown>> {
  if (kind === SAVED_FILE.kind) return { saved: content };
  return kind === SHOPPING_FILE.kind ? { shopping: content } : content;
}

/** Reads such a file, or one of the older kinds; `skipped` counts entries that could not be read. Never throws. */
export function importKept(
  text: string,
): { ok: true; kept: Kept; skipped: number } | { ok: false; problem: FileProblem } {
  const opened = readExport([KEPT_FILE, SAVED_FILE, SHOPPING_FILE], text);
  if (!opened.ok) return opened;
  const parts = partsOf(opened.kind, opened.content);
  const saved = salvageSaved(parts.saved);
  const shopping = salvageList(parts.shopping);
  const walks = salvageWalks({ walks: parts.walks });
  const byRecipe = typeof parts.ticks === 'object' ? parts.ticks : null;
  const ticks = Object.entries(byRecipe ?? {}).map(([slug, value]) => ({
    slug,
    found: isSlug(slug) ? salvageTicks(value) : null,
  }));
  if (!saved && !shopping && !walks && ticks.length === 0) return { ok: false, problem: 'corrupt' };
  const kept = {
    saved: saved?.saved ?? NOTHING_SAVED,
    shopping: shopping ? tidyList(shopping.list) : EMPTY_LIST,
    ticks: Object.fromEntries(ticks.flatMap(({ slug, found }) => (found ? [[slug, found.ticks]] : []))),
    walks: walks?.saved ?? WALKS.empty,
  };
  // A part that cannot be read at all counts as one.
  const skippedOf = (value: unknown, found: { skipped: number } | null) =>
    value === undefined ? 0 : (found?.skipped ?? 1);
  const skipped = [
    skippedOf(parts.saved, saved),
    skippedOf(parts.shopping, shopping),
    skippedOf(parts.walks, walks),
    ...ticks.map(({ found }) => skippedOf(null, found)),
  ].reduce((sum, each) => sum + each, 0);
  return { ok: true, kept, skipped };
}

/**
 * Puts what a file holds beside what is on this device. Nothing that is there is lost or moved. `leftOut`: entries that
 * had no room. `isKept`: false when the device would not keep it all, which then lasts for this visit only.
 */
export function bringIn(other: Kept) {
  const mine = readKept();
  const shopping = mergeLists(mine.shopping, other.shopping);
  const walks = mergeWalks(mine.walks, other.walks);
  const write = <T>(stored: Stored<T>, value: T) =>
    JSON.stringify(readStored(stored)) === JSON.stringify(value) || writeStored(stored, value);
  const written = [
    write(SAVED, mergeSaved(mine.saved, other.saved)),
    write(SHOPPING, shopping.list),
    write(WALKS, walks.saved),
    ...Object.entries(other.ticks).map(([slug, ticks]) =>
      write(ticksOf(slug), [...new Set([...(mine.ticks[slug] ?? []), ...ticks])]),
    ),
  ];
  const [before, after] = [countKept(mine), countKept(readKept())];
  const more = (name: keyof KeptCounts) => after[name] - before[name];
  return {
    added: { saved: more('saved'), shopping: more('shopping'), ticks: more('ticks'), walks: more('walks') },
    leftOut: shopping.leftOut.recipes + shopping.leftOut.own + walks.leftOut,
    isKept: written.every(Boolean),
  };
}

/** "3 saved recipes, 2 lines of the shopping list and 1 walk"; '' for nothing. */
export function countsWords({ saved, shopping, ticks, walks }: KeptCounts): string {
  const parts = [
    saved > 0 ? messages.savedRecipes({ count: saved }) : '',
    shopping > 0 ? messages.listEntries({ count: shopping }) : '',
    ticks > 0 ? messages.ticks({ count: ticks }) : '',
    walks > 0 ? messages.walks({ count: walks }) : '',
  ].filter(Boolean);
  return listWords(parts, 'and');
}

/** What a visitor is told of a file that was brought in. @param skipped entries that could not be read */
export function arrivalWords(
  { added, leftOut, isKept }: ReturnType<typeof bringIn>,
  skipped: number,
): string {
  const contents = countsWords(added);
  const sentences = [
    contents ? messages.added({ contents }) : messages.nothingNew,
    leftOut > 0 && messages.noRoom({ count: leftOut }),
    skipped > 0 && messages.unreadable({ count: skipped }),
    !isKept && messages.lastsUntilLeave,
  ];
  return sentences.filter(Boolean).join(' ');
}
