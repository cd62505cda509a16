import * as messages from '@/.content/messages/pastedList';
import { comma } from '@/.content/messages/text';
import {
  addCustomItem,
  CUSTOM_ITEM_LENGTH,
  MOST_CUSTOM_ITEMS,
  type ShoppingListData,
  tickOf,
} from '@/lib/saved/shopping-list';
import { cutText } from '@/lib/text/cut-text';
import { visibleText } from '@/lib/text/visible';

// Lists from Notes, Keep, Reminders, AnyList and messages, pasted as text with an item on each line.

type PastedItem = { text: string; isTicked: boolean };

/** The items of a pasted text, its headings, and lines that are too long for an item. */
export type PastedList = { items: PastedItem[]; headings: string[]; tooLong: string[] };

const BULLET = /^(?:[-*·–—](?:\s+|$)|[•◦‣⁃▪▫●○]\s*)/u;
const BOX = /^(?:\[(?<mark>[ xX✓✔*]?)\]|(?<sign>[☐☑☒✓✔✅⬜⬛🔲🔳◻◼□■❏❑]))\uFE0F?\s*/u;
const NUMBER = /^\d{1,3}[.)]\s+/u;
const TICKED = /[xX✓✔*☑☒✅⬛◼■]/u;
const STRUCK = /^~~(.+)~~$/u;

type ReadLine = PastedItem & { isMarked: boolean };

/** A line without its bullet, box or number. `isMarked` if it had one. */
function readLine(line: string): ReadLine {
  const withoutBullet = line.replace(BULLET, '');
  const { mark, sign } = BOX.exec(withoutBullet)?.groups ?? {};
  const bare = withoutBullet.replace(BOX, '').replace(NUMBER, '');
  const struck = STRUCK.exec(bare)?.[1];
  const text = visibleText(struck ?? bare);
  return {
    text,
    isTicked: struck !== undefined || TICKED.test(mark ?? sign ?? ''),
    isMarked: text !== '' && bare !== line,
  };
}

/** Returns a function that is true for the index of a heading: see {@link readPasted}. */
function headingsOf(lines: readonly string[], read: readonly ReadLine[]): (index: number) => boolean {
  const isMarked = (index: number) => read[index]?.isMarked === true;
  const firstEmpty = lines.findIndex((line, index) => line === '' && lines.slice(0, index).some(Boolean));
  const hasMarks = read.some((line) => line.isMarked);
  const isTitle = (index: number) =>
    hasMarks && index < firstEmpty && !read.slice(0, firstEmpty).some((line) => line.isMarked);
  const isAbove = (index: number) =>
    lines[index] !== '' && !isMarked(index) && !lines[index - 1] && isMarked(index + 1);
  // The first line of a selection may have lost its bullet.
  const first = lines.findIndex(Boolean);
  const hasOthers = lines.some((_, index) => index !== first && isAbove(index));
  return (index) =>
    !isMarked(index) &&
    (/[:：]$/u.test(lines[index] ?? '') ||
      isTitle(index) ||
      (isAbove(index) && (index !== first || hasOthers)));
}

/**
 * Reads a pasted list. Headings are lines without a bullet or box that end with a colon, that follow an empty line and
 * stand above a line with one, or that are a first paragraph of a list with such lines.
 */
export function readPasted(text: string): PastedList {
  const lines = text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/u).map((line) => visibleText(line));
  const read = lines.map(readLine);
  const isHeading = headingsOf(lines, read);
  const found: PastedList = { items: [], headings: [], tooLong: [] };
  for (const [index, { text: item, isTicked }] of read.entries()) {
    if (item === '') continue;
    if (isHeading(index)) found.headings.push(item);
    else if (item.length > CUSTOM_ITEM_LENGTH) found.tooLong.push(item);
    else found.items.push({ text: item, isTicked });
  }
  return found;
}

/** The list with pasted items, the number of those that are on it already, and those without room. */
type AddedItems = { list: ShoppingListData; added: number; known: number; noRoom: string[] };

/** Adds pasted items that are not on the list yet, ticked ones with their tick. */
export function addPasted(list: ShoppingListData, items: readonly PastedItem[]): AddedItems {
  const result: AddedItems = { list, added: 0, known: 0, noRoom: [] };
  for (const { text, isTicked } of items) {
    const { own } = result.list;
    if (own.some((item) => item.text.toLowerCase() === text.toLowerCase())) result.known += 1;
    else if (own.length >= MOST_CUSTOM_ITEMS) result.noRoom.push(text);
    else {
      const next = addCustomItem(result.list, text);
      const id = next.own.at(-1)?.id;
      result.list = isTicked
        ? { ...next, ticked: [...next.ticked, tickOf({ key: `own:${id}`, size: 0 })] }
        : next;
      result.added += 1;
    }
  }
  return result;
}

/** Longest name of a line in a message, in characters. */
const NAME_LENGTH = 40;
const MOST_NAMES = 3;

function nameLines(lines: readonly string[]): string {
  const names = lines.slice(0, MOST_NAMES).map((line) => {
    const cut = cutText(line, NAME_LENGTH).trim();
    return messages.quoted({ line: cut === line ? line : `${cut}…` });
  });
  const more = lines.length - names.length;
  return [...names, ...(more > 0 ? [messages.more({ count: more })] : [])].join(comma);
}

/** Message about a pasted list: what was added, and by name what was not. */
export function describePasted(
  { headings, tooLong }: PastedList,
  { added, known, noRoom }: Omit<AddedItems, 'list'>,
): string {
  const sentences = [
    (added > 0 || known + noRoom.length + tooLong.length === 0) && messages.added({ count: added }),
    known > 0 && messages.known({ count: known }),
    headings.length > 0 && messages.headings({ names: nameLines(headings) }),
    tooLong.length > 0 && messages.tooLong({ most: CUSTOM_ITEM_LENGTH, names: nameLines(tooLong) }),
    noRoom.length > 0 && messages.noRoom({ most: MOST_CUSTOM_ITEMS, names: nameLines(noRoom) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
